import type { ClientErrorReport } from '@schooldog/domain/clientErrors';
import { makeId } from '@schooldog/domain/kernel';
import { productVersion } from '@schooldog/domain/settings';
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { aPerson, someStaff } from '../../testing/people.ts';
import { clientErrors } from './index.ts';
import { clientErrors as clientErrorsTable } from './schema.ts';

let fixture: TestApp;
let staff: TestClient;
let now = new Date('2026-09-01T12:00:00Z');
let addresses = 0;

beforeAll(async () => {
  fixture = await testApp({}, () => now);
  staff = await fixture.as(await someStaff(fixture.database));
});

/** A person at an address of their own. */
function somebody(): TestClient {
  addresses += 1;
  return fixture.clientWith(undefined, `10.0.${addresses >> 8}.${addresses & 255}`);
}

function aReport(facts: Partial<ClientErrorReport> = {}): ClientErrorReport {
  return {
    kind: 'error',
    name: `Error${makeId(randomBytes)}`,
    message: 'it broke',
    stack: 'Lt (/assets/EntriesPage-DEvL1ork.js:1:2345)',
    version: '0.1.0',
    route: '/entries',
    isOffline: false,
    count: 1,
    ...facts,
  };
}

const report = (...reports: ClientErrorReport[]) => somebody().clientErrors.reportClientErrors({ reports });

async function named(name: string) {
  const { errors } = await staff.clientErrors.listClientErrors({});
  const found = errors.filter((error) => error.name === name);
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0] === undefined ? null : staff.clientErrors.getClientError({ clientErrorId: found[0].id });
}

it('is counted and not repeated, with where it was seen', async () => {
  const first = aReport();
  await report(first);
  now = new Date(now.getTime() + 60_000);
  await report({ ...first, version: '0.2.0', route: '/schools/$schoolId', isOffline: true, count: 4 });
  expect(await named(first.name)).toMatchObject({
    count: 5,
    offlineCount: 4,
    versions: ['0.1.0', '0.2.0'],
    routes: ['/entries', '/schools/$schoolId'],
    browsers: ['Other'],
    timeFirstSeen: '2026-09-01T12:00:00.000Z',
    timeLastSeen: '2026-09-01T12:01:00.000Z',
  });
});

it('keeps nothing that a person typed, whatever a client sends', async () => {
  const sent = aReport({
    message: 'No student pat@home.example, 478-555-1234, "Pat fell"',
    stack: 'Error: Pat fell\n    at Lt (https://x.example/assets/A-DEvL1ork.js?find=Pat:1:2)',
    route: '/entries/Ab3dEf6hIj9lMn2pQr5t?find=Pat',
  });
  await report(sent);
  const kept = await named(sent.name);
  expect(kept).toMatchObject({
    message: 'No student {email} {number}, "…"',
    stack: 'Lt (/assets/A-DEvL1ork.js:1:2)',
    routes: ['/entries/$'],
  });
  expect(JSON.stringify(kept)).not.toContain('Pat');
});

it('remembers the last ten versions', async () => {
  const sent = aReport();
  for (let patch = 0; patch < 14; patch += 1) await report({ ...sent, version: `0.1.${patch}` });
  expect((await named(sent.name))?.versions).toEqual(Array.from({ length: 10 }, (_, at) => `0.1.${at + 4}`));
});

it('opens again when a newer version has it, and only then', async () => {
  const sent = aReport({ version: productVersion });
  await report(sent);
  const clientErrorId = (await named(sent.name))?.id ?? '';
  await staff.clientErrors.setClientErrorResolved({ clientErrorId, isResolved: true });
  await report(sent);
  const { errors: resolved } = await staff.clientErrors.listClientErrors({ status: 'resolved' });
  expect(resolved.map(({ id }) => id)).toContain(clientErrorId);
  expect(await named(sent.name)).toMatchObject({ count: 2, resolvedInVersion: productVersion });

  // 10 is after 9, also in text.
  await report({ ...sent, version: '10.0.0' });
  expect(await named(sent.name)).toMatchObject({ count: 3, timeResolved: null, resolvedByName: null });
});

it('is opened again by hand', async () => {
  const sent = aReport();
  await report(sent);
  const clientErrorId = (await named(sent.name))?.id ?? '';
  await staff.clientErrors.setClientErrorResolved({ clientErrorId, isResolved: true });
  expect((await named(sent.name))?.resolvedByName).not.toBeNull();
  await staff.clientErrors.setClientErrorResolved({ clientErrorId, isResolved: false });
  expect((await named(sent.name))?.timeResolved).toBeNull();
});

it('is limited by session, and without one by address', async () => {
  const person = await fixture.as(await aPerson(fixture.database, { role: 'educator' }));
  const stranger = somebody();
  for (const client of [person, stranger]) {
    const sent = { reports: [aReport({ name: 'Error' })] };
    for (let time = 0; time < 20; time += 1) await client.clientErrors.reportClientErrors(sent);
    await expect(client.clientErrors.reportClientErrors(sent)).rejects.toMatchObject({
      status: 429,
      code: 'request.tooMany',
    });
  }
});

it('on a day with a hundred new errors the others are left out, and known ones still count', async () => {
  const known = aReport();
  await report(known);
  for (let request = 0; request < 11; request += 1) {
    await report(...Array.from({ length: 10 }, () => aReport()));
  }
  const beyond = aReport();
  await report(beyond, known);
  expect(await named(beyond.name)).toBeNull();
  expect(await fixture.database.db.$count(clientErrorsTable)).toBe(100);
  now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  await report(beyond, known);
  expect(await named(beyond.name)).not.toBeNull();
  expect((await named(known.name))?.count).toBe(3);
});

it('is forgotten after ninety days', async () => {
  now = new Date(now.getTime() + 89 * 24 * 60 * 60 * 1000);
  const fresh = aReport();
  await report(fresh);
  now = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000);
  await clientErrors.cleanup?.(fixture.database.db, now, fixture.app.services);
  const left = await fixture.database.db.select().from(clientErrorsTable);
  expect(left.map(({ name }) => name)).toEqual([fresh.name]);
});
