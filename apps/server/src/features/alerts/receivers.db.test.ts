import { canReceiveAlertAt } from '@schooldog/domain/alerts';
import type { Role } from '@schooldog/domain/permissions';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { testApp } from '../../testing/app.ts';
import { aPerson, aSchool, personRow, someStaff, type TestSchool } from '../../testing/people.ts';
import { actorsOf } from '../people/index.ts';
import { mostReceivers } from './receiversStore.ts';

const fixture = await testApp();
const { database, as } = fixture;
const features = { enableWorkOrders: true, enableEops: true };

it('are those who can receive at the schools where one sends, and no more than needed is sent about them', async () => {
  const [oak, pine] = [await aSchool(database, 'Oak Hill'), await aSchool(database, 'Pine Ridge')];
  const roles: readonly Role[] = ['principal', 'sro', 'educator', 'custodial', 'maintenance_staff'];
  const everyone = [
    ...(await Promise.all(roles.map((role) => aPerson(database, { role, at: [oak] })))),
    ...(await Promise.all(roles.map((role) => aPerson(database, { role, at: [pine] })))),
    await aPerson(database, { role: 'principal', at: [oak, pine] }),
    await aPerson(database, { role: 'sro', at: [oak], isDisabled: true }),
    await aPerson(database, { role: 'district_safety_coordinator' }),
    await aPerson(database, { role: 'schooldog_master_admin' }),
    await someStaff(database),
  ];
  const actors = await actorsOf(
    database.db,
    everyone.map(({ id }) => id),
    features,
  );
  const receiversAt = (schools: readonly TestSchool[]) =>
    actors
      .filter((person) => schools.some(({ id }) => canReceiveAlertAt(person, id)))
      .map(({ userId }) => userId)
      .toSorted();

  const officer = await as(await aPerson(database, { role: 'sro', at: [oak], isDisabled: false }));
  const seen = (await officer.alerts.listAlertReceivers()).people;
  const known = seen.filter(({ id }) => everyone.some((person) => person.id === id));
  expect(known.map(({ id }) => id).toSorted()).toEqual(receiversAt([oak]));
  for (const { schoolIds } of seen) expect(schoolIds === null || schoolIds.join() === oak.id).toBe(true);
  expect(Object.keys(seen[0] ?? {}).toSorted()).toEqual([
    'firstName',
    'id',
    'isDistrictUser',
    'lastName',
    'schoolIds',
  ]);

  const coordinator = await as(await aPerson(database, { role: 'district_nonsafety_coordinator' }));
  const all = (await coordinator.alerts.listAlertReceivers()).people;
  for (const school of [oak, pine]) {
    const there = all.filter(({ schoolIds }) => schoolIds === null || schoolIds.includes(school.id));
    const ids = there.map(({ id }) => id).filter((id) => everyone.some((person) => person.id === id));
    expect(ids.toSorted()).toEqual(receiversAt([school]));
  }
});

it('stay few enough for a device in a district of 100 schools and 20,000 people, with the principals of each', async () => {
  const schools = await Promise.all(
    Array.from({ length: 100 }, (_, at) => aSchool(database, `School ${at}`)),
  );
  const rows = schools.flatMap((school) => [
    personRow({ role: 'principal', at: [school], lastName: 'Zuniga' }),
    personRow({ role: 'custodial', at: [school], lastName: 'Copied' }),
  ]);
  await database.db.insert(users).values(rows);
  // Far more people hold the permission than in any real district.
  await database.db.execute(sql`
    insert into users (id, first_name, last_name, email, role, is_district_level, role_school_ids, permissions,
      communication_preferences)
    select left(md5(id || number), 20), first_name, 'A' || number, md5(id || number) || '@people.test', role,
      is_district_level, role_school_ids, permissions, communication_preferences
    from users, generate_series(1, 198) as number where last_name = 'Copied'`);
  const coordinator = await as(await aPerson(database, { role: 'district_safety_coordinator' }));
  const { people } = await coordinator.alerts.listAlertReceivers();
  expect(people.length).toBeLessThanOrEqual(mostReceivers + 200);
  expect(JSON.stringify(people).length).toBeLessThan(750_000);
  const principals = people.filter(({ lastName }) => lastName === 'Zuniga');
  expect(new Set(principals.flatMap(({ schoolIds }) => schoolIds ?? [])).size).toBe(100);
  for (const { id } of schools)
    expect(people.filter(({ schoolIds }) => schoolIds?.includes(id)).length).toBeGreaterThanOrEqual(30);
});
