import { roles } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { dataProfileOptions, dataProfiles } from '../features/dataProfiles/schema.ts';
import { entries } from '../features/entries/schema.ts';
import { schools } from '../features/schools/schema.ts';
import { walkEntries, walks } from '../features/walks/schema.ts';
import { auditHistory, auditUpdates } from '../platform/audit/schema.ts';
import { readOrganization } from '../platform/settingsDocuments/organization.ts';
import { users } from '../platform/identity/schema.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { readDemoSignIn } from './demoSignIn.ts';
import { composeDistrict } from './composeDistrict.ts';
import { prepareDistrict } from './prepareDistrict.ts';
import { demoApp, demoTime } from './testing/demoApp.ts';

const now = demoTime;
let fixture: TestApp;
let notes: string[];

beforeAll(async () => {
  fixture = await demoApp();
  notes = await prepareDistrict(fixture.app.services, { demo: true });
});

async function districtOf({ database }: TestApp) {
  const { db } = database;
  return {
    schools: (await db.select().from(schools).orderBy(schools.id)).map(({ id, name, phone }) => ({
      id,
      name,
      phone,
    })),
    people: (await db.select().from(users).orderBy(users.id)).map(
      ({ id, name, email, role, permissions }) => ({ id, name, email, role, permissions }),
    ),
    groupings: (await readOrganization(db)).schoolGroupings,
    lists: await db
      .select({ id: dataProfiles.id, schoolId: dataProfiles.schoolId, name: dataProfiles.name })
      .from(dataProfiles)
      .orderBy(dataProfiles.id),
    places: await db
      .select({ id: dataProfileOptions.id, label: dataProfileOptions.label })
      .from(dataProfileOptions)
      .orderBy(dataProfileOptions.id),
    // As one text, because printing a difference in thousands of records takes minutes.
    entries: JSON.stringify(await db.select().from(entries).orderBy(entries.id)),
    walks: JSON.stringify(await db.select().from(walks).orderBy(walks.id)),
    walkEntries: JSON.stringify(await db.select().from(walkEntries).orderBy(walkEntries.id)),
  };
}

it('makes the same believable district every time, and only once', async () => {
  const second = await testApp({}, () => now);
  // The queues of background jobs are created at start.
  await second.app.start();
  await prepareDistrict(second.app.services, { demo: true }, composeDistrict(now));
  const district = await districtOf(fixture);
  expect(await districtOf(second)).toEqual(district);

  expect(district.schools).toHaveLength(12);
  expect(district.groupings).toHaveLength(3);
  expect(district.groupings.flatMap(({ schoolIds }) => schoolIds)).toHaveLength(12);
  expect(district.lists).toHaveLength(48);
  expect(district.places.length / district.schools.length).toBeGreaterThanOrEqual(55);
  expect(district.people.length).toBeGreaterThanOrEqual(75);
  const addresses = district.people.map(({ email }) => email);
  for (const role of roles) expect(addresses).toContain(`${role}@demo.test`);
  expect(addresses).toContain('staff@demo.test');
  expect(notes.join('\n')).toContain('principal@demo.test');

  await prepareDistrict(fixture.app.services, { demo: true });
  expect(await districtOf(fixture)).toEqual(district);
});

it('shows accounts in every state', async () => {
  const [admin] = await fixture.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'schooldog_master_admin@demo.test'));
  const client = await fixture.as({ id: admin?.id ?? '' });
  const { users: invited } = await client.users.listUsers({ statuses: ['invited'] });
  expect(invited.map(({ lastName }) => lastName)).toEqual(['Ibáñez', 'Okafor']);
  const { users: disabled } = await client.users.listUsers({ statuses: ['disabled'] });
  expect(disabled.map(({ lastName }) => lastName)).toEqual(['Novák', 'Pettway']);
  const gone = await client.users.getUser({ userId: disabled[0]?.id ?? '' });
  expect(gone.disabledMetadata).toMatchObject({ action: 'disable', userName: expect.any(String) });
});

it('has a history: people with their own names, and edits from earlier days', async () => {
  const { db } = fixture.database;
  const people = await db.select().from(users);
  const lastNames = people.map(({ lastName }) => lastName);
  expect(new Set(lastNames).size).toBe(lastNames.length);
  const before = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000);
  expect(people.every(({ timeCreated }) => timeCreated < before)).toBe(true);
  const edits = await db.select().from(auditHistory).where(eq(auditHistory.recordType, 'school'));
  expect(edits.length).toBeGreaterThan(10);
  expect(edits.every(({ time }) => time < before)).toBe(true);
  const stamps = await db.select().from(auditUpdates).where(eq(auditUpdates.recordType, 'school'));
  const times = stamps.flatMap(({ fields }) => Object.values(fields).map(({ time }) => time));
  expect(times.every((time) => time < before.toISOString())).toBe(true);
});

it('signs in every account with the printed password', async () => {
  const answer = await fixture.app.http.inject({
    method: 'POST',
    url: '/api/users/signIn',
    payload: { email: 'work_order_submitter@demo.test', password: 'demo-school-2026' },
  });
  expect(answer.statusCode).toBe(200);
});

it('offers its accounts to visitors, and only in a demo district', async () => {
  const { demo, ...rest } = await fixture.nobody.users.getSession();
  expect(demo?.accounts.map(({ role }) => role)).toEqual([
    'district_safety_coordinator',
    'principal',
    'sro',
    'custodial',
    'maintenance_staff',
  ]);
  for (const { email } of demo?.accounts ?? []) {
    const answer = await fixture.nobody.users.signIn({ email, password: demo?.password ?? '' });
    expect(answer).toEqual({ step: 'signedIn' });
  }
  const [person] = await fixture.database.db.select().from(users).limit(1);
  const client = await fixture.as({ id: person?.id ?? '' });
  expect(await client.users.getSession()).not.toHaveProperty('demo');

  const district = await testApp();
  await prepareDistrict(district.app.services, { demo: false });
  expect(await district.nobody.users.getSession()).toEqual({ ...rest, app: expect.anything() });
  const { db } = fixture.database;
  expect(await readDemoSignIn(db, { demo: false })).toBeUndefined();
});

it('offers a link for the first administrator where no demo is wanted', async () => {
  const empty = await testApp();
  const offered = await prepareDistrict(empty.app.services, { demo: false });
  const token = /\/auth\/setup\?first=(\S+)/.exec(offered.join('\n'))?.[1] ?? '';
  await empty.nobody.users.createFirstAdministrator({
    token,
    firstName: 'Ada',
    lastName: 'First',
    email: 'ada@district.test',
    password: 'a long enough password',
  });
  expect(await prepareDistrict(empty.app.services, { demo: false })).toEqual([]);
});

it('shows the district what the staff of its provider looked at', async () => {
  const email = 'schooldog_master_admin@demo.test';
  const [admin] = await fixture.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  const client = await fixture.as({ id: admin?.id ?? '' });
  const { reads } = await client.staffReads.listStaffReads({});
  expect(reads.map(({ procedure }) => procedure)).toContain('schools.getSchool');
  expect(reads.every(({ userName }) => userName !== null)).toBe(true);
});

it('has reports that go out by schedule, and runs of the last weeks', async () => {
  const email = 'district_safety_coordinator@demo.test';
  const [person] = await fixture.database.db.select().from(users).where(eq(users.email, email));
  const coordinator = await fixture.as({ id: person?.id ?? '' });
  const { schedules } = await coordinator.reports.listSchedules();
  expect(schedules).toHaveLength(3);
  expect(schedules.flatMap(({ recipients }) => recipients).every(({ mayReceive }) => mayReceive)).toBe(true);
  expect((await coordinator.reports.listRuns({})).runs.map(({ status }) => status)).toEqual([
    'expired',
    'expired',
    'expired',
  ]);
});
