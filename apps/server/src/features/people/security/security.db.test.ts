import { makeId } from '@schooldog/domain/kernel';
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { formerPeople } from '../../../platform/identity/schema.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import { testApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { aPerson, someStaff, type TestPerson } from '../../../testing/people.ts';

let fixture: TestApp;
let staff: TestClient;
let ada: TestPerson;
const browser = { address: '10.0.0.1', userAgent: 'a test' };
const gone = { id: makeId(randomBytes), name: 'Gone Person' };

beforeAll(async () => {
  fixture = await testApp();
  const { db } = fixture.database;
  staff = await fixture.as(await someStaff(fixture.database));
  ada = await aPerson(fixture.database, { role: 'educator', firstName: 'Ada' });
  await db.insert(formerPeople).values(gone);
  // Several in the same millisecond, so that a page may end between them.
  for (let n = 0; n < 120; n += 1) {
    await recordSecurityEvent(db, {
      kind: n % 2 === 0 ? 'signedIn' : 'signInRefused',
      time: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 7)),
      userId: n % 3 === 0 ? null : ada.id,
      byUserId: gone.id,
      browser,
      detail: { number: String(n) },
    });
  }
});

type Filter = Parameters<TestClient['users']['listSecurityEvents']>[0];

async function everyPage(filter: Filter) {
  const pages: Awaited<ReturnType<TestClient['users']['listSecurityEvents']>>[] = [];
  for (let before: string | undefined; ;) {
    const page = await staff.users.listSecurityEvents({
      ...filter,
      ...(before === undefined ? {} : { before }),
    });
    pages.push(page);
    if (page.next === null) return pages;
    before = page.next;
  }
}

it('comes newest first, fifty a page, each event once', async () => {
  const pages = await everyPage({});
  expect(pages.map(({ events }) => events.length)).toEqual([50, 50, 20]);
  const events = pages.flatMap((page) => page.events);
  expect(new Set(events.map(({ id }) => id)).size).toBe(120);
  const times = events.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
});

it('names people, including deleted ones, and the client address', async () => {
  const { events } = await staff.users.listSecurityEvents({ userId: ada.id });
  expect(events[0]).toMatchObject({
    userName: 'Ada Tester',
    byUserName: 'Gone Person',
    address: '10.0.0.1',
    userAgent: 'a test',
  });
});

it('is filtered by person and by kind', async () => {
  const events = (await everyPage({ userId: ada.id, kinds: ['signInRefused'] })).flatMap(
    (page) => page.events,
  );
  expect(events).toHaveLength(40);
  for (const { userId, kind } of events)
    expect({ userId, kind }).toEqual({ userId: ada.id, kind: 'signInRefused' });
});

it('rejects an invalid cursor', async () => {
  await expect(staff.users.listSecurityEvents({ before: 'nowhere' })).rejects.toMatchObject({
    status: 400,
    code: 'cursor.invalid',
  });
});

it('is closed to all but provider staff', async () => {
  const administrator = await fixture.as(await aPerson(fixture.database, { role: 'schooldog_master_admin' }));
  await expect(administrator.users.listSecurityEvents({})).rejects.toMatchObject({
    status: 403,
    code: 'security.staffOnly',
  });
});
