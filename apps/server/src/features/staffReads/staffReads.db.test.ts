// What provider staff look at is written down for the district, and only that they looked.
import { makeId } from '@schooldog/domain/kernel';
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { staffReads } from '../../platform/staffReads/schema.ts';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { aPerson, aSchool, someStaff, type TestPerson, type TestSchool } from '../../testing/people.ts';

let fixture: TestApp;
let staffPerson: TestPerson;
let staff: TestClient;
let administrator: TestClient;
let school: TestSchool;
const eventually = { interval: 50 };

beforeAll(async () => {
  fixture = await testApp();
  await fixture.app.start();
  staffPerson = await someStaff(fixture.database);
  staff = await fixture.as(staffPerson);
  administrator = await fixture.as(await aPerson(fixture.database, { role: 'schooldog_master_admin' }));
  school = await aSchool(fixture.database, 'Oak Hill');
});

const readsOf = async (person: { id: string }, procedure: string) => {
  const { reads } = await administrator.staffReads.listStaffReads({ userIds: [person.id] });
  return reads.filter((read) => read.procedure === procedure);
};

it('a record that was opened is named, with the names as they are now', async () => {
  await staff.schools.getSchool({ schoolId: school.id });
  await expect.poll(() => readsOf(staffPerson, 'schools.getSchool'), eventually).toHaveLength(1);
  expect(await readsOf(staffPerson, 'schools.getSchool')).toMatchObject([
    {
      userId: staffPerson.id,
      input: { schoolId: school.id },
      names: { [school.id]: 'Oak Hill' },
      count: 1,
    },
  ]);
});

it('a list is logged with its filter and count, without typed words and without content', async () => {
  const { users } = await staff.users.listUsers({ search: 'Tester', roles: ['schooldog_master_admin'] });
  await expect.poll(() => readsOf(staffPerson, 'users.listUsers'), eventually).toHaveLength(1);
  const [read] = await readsOf(staffPerson, 'users.listUsers');
  expect(read).toMatchObject({
    input: { search: '…', roles: ['schooldog_master_admin'] },
    count: users.length,
  });
  const rows = await fixture.database.db.select().from(staffReads);
  expect(JSON.stringify(rows)).not.toContain('Tester');
  expect(JSON.stringify(rows)).not.toContain('Oak Hill');
});

it('an export counts as a read', async () => {
  const exportId = makeId(randomBytes);
  const query = { schoolIds: [school.id] };
  await staff.entries.generateCsvFromObservationsQuery({ exportId, query, title: 'Secret words' });
  const started = () => readsOf(staffPerson, 'entries.generateCsvFromObservationsQuery');
  await expect.poll(started, eventually).toHaveLength(1);
  expect(await started()).toMatchObject([{ input: { exportId, query, title: '…' } }]);

  const url = async () => (await staff.exports.getExport({ exportId })).url;
  await expect.poll(url, eventually).not.toBeNull();
  const cookie = await fixture.cookieOf(staffPerson);
  const answer = await fixture.app.http.inject({ url: (await url()) ?? '', headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => readsOf(staffPerson, 'exports.download'), eventually).toHaveLength(1);
});

it('a read that failed was none, and neither is what belongs to the person themselves', async () => {
  const other = await someStaff(fixture.database);
  const client = await fixture.as(other);
  await expect(client.schools.getSchool({ schoolId: makeId(randomBytes) })).rejects.toMatchObject({
    status: 404,
  });
  await client.users.listDevices();
  await client.schools.listSchoolNames();
  await client.schools.getSchool({ schoolId: school.id });
  const everyRead = async () =>
    (await administrator.staffReads.listStaffReads({ userIds: [other.id] })).reads;
  await expect.poll(everyRead, eventually).toHaveLength(1);
  expect((await everyRead())[0]?.procedure).toBe('schools.getSchool');
});

it('people of the district are not logged', async () => {
  await administrator.schools.getSchool({ schoolId: school.id });
  await staff.schools.getSchool({ schoolId: school.id });
  await expect.poll(() => readsOf(staffPerson, 'schools.getSchool'), eventually).toHaveLength(2);
  const { reads } = await administrator.staffReads.listStaffReads({});
  const staffIds = reads
    .filter(({ procedure }) => procedure === 'schools.getSchool')
    .map(({ userId }) => userId);
  expect(staffIds).toHaveLength(3);
});

it('is filtered by day, and paged', async () => {
  const person = makeId(randomBytes);
  const at = (day: number) => ({
    id: makeId(randomBytes),
    time: new Date(Date.UTC(2026, 0, day, 17)),
    userId: person,
    procedure: 'entries.getEntry',
    input: {},
  });
  const rows = Array.from({ length: 60 }, (_, index) => at(1 + (index % 30)));
  await fixture.database.db.insert(staffReads).values(rows);
  const all = { userIds: [person] };
  const first = await administrator.staffReads.listStaffReads(all);
  const second = await administrator.staffReads.listStaffReads({ ...all, before: first.next ?? '' });
  expect([first.reads.length, second.reads.length, second.next]).toEqual([50, 10, null]);
  const twoDays = await administrator.staffReads.listStaffReads({
    ...all,
    from: '2026-01-03',
    to: '2026-01-04',
  });
  expect(twoDays.reads).toHaveLength(4);
});
