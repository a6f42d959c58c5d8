// The report has the numbers of the list of users and of the database, and tells from the histories who gave what.
import { userFieldsOf, userMerge } from '@schooldog/domain/people';
import {
  atSchools,
  everywhere,
  type Permission,
  permissions,
  type PermissionValues,
  type Role,
} from '@schooldog/domain/permissions';
import { safetyCoordinator } from '@schooldog/domain/permissions/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { secondFactors, users } from '../../../platform/identity/schema.ts';
import { allRows } from '../../../platform/reports/testing/allRows.ts';
import { aPerson, personRow } from '../../../testing/people.ts';
import { refused } from '../../entries/testing/fixture.ts';
import { peopleFixture } from '../testing/fixture.ts';

const report = 'accessList' as const;
const someRoles = ['principal', 'educator', 'custodial', 'district_safety_coordinator'] as const;
const fixture = await peopleFixture();
const { database, coordinator, staff, oakHill, pineRidge, newId } = fixture;
const { db } = database;
const context = { services: fixture.app.services, actor: safetyCoordinator };

beforeAll(async () => {
  const anyPerson = fc.record({
    role: fc.constantFrom(...someRoles),
    isDisabled: fc.boolean(),
    isStaff: fc.nat({ max: 9 }).map((number) => number === 0),
    hasFactor: fc.boolean(),
    isSignedIn: fc.boolean(),
    lacksPermissions: fc.nat({ max: 4 }).map((number) => number === 0),
  });
  for (const [at, one] of fc.sample(anyPerson, { numRuns: 60, seed: 12 }).entries()) {
    const row = personRow({
      role: one.role,
      at: [oakHill, pineRidge].slice(at % 2),
      firstName: `P${at}`,
      isDisabled: one.isDisabled,
      isSchoolDogStaff: one.isStaff,
      ...(one.isSignedIn ? { timeLastSignedIn: new Date('2026-09-01T12:00:00Z') } : {}),
      ...(one.lacksPermissions ? { permissions: {} } : {}),
    });
    await db.insert(users).values(row);
    if (one.hasFactor) await db.insert(secondFactors).values({ id: newId(), userId: row.id, kind: 'totp' });
  }
});

type Filter = Readonly<{ roles?: Role[]; permissions?: Permission[] }>;

/** People, disabled people and people without a second factor. */
async function numbersInDatabase({ roles = [], permissions: held = [] }: Filter): Promise<number[]> {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select count(*)::int as people, count(*) filter (where is_disabled)::int as disabled,
       count(*) filter (where id not in (select user_id from second_factors))::int as without
     from users u where (cardinality($1::text[]) = 0 or role = any($1)) and (cardinality($2::text[]) = 0
       or (is_school_dog_staff and $2::text[] && $3::text[])
       or (not is_school_dog_staff and exists (select from unnest($2::text[]) as one (name) where
         (u.permissions -> one.name ->> 'hasPermission')::boolean and ((u.permissions -> one.name ->> 'always')::boolean
           or u.permissions -> one.name ->> 'forSchools' <> '[]'))))`,
    [
      roles,
      held,
      permissions.filter((one) => one !== 'be proposed tasks' && one !== 'receive safety alerts'),
    ],
  );
  return Object.values(rows[0] ?? {});
}

it('has the numbers of the list of users and of the database', async () => {
  const anyFilter = fc.record({
    roles: fc.uniqueArray(fc.constantFrom(...someRoles), { maxLength: 2 }),
    permissions: fc.uniqueArray(fc.constantFrom(...permissions), { maxLength: 2 }),
  });
  for (const filter of fc.sample(anyFilter, { numRuns: 100, seed: 2 })) {
    const { facts, total } = await coordinator.reports.previewReport({ query: { report, ...filter } });
    const [people, , disabled, , without] = facts.map(({ value }) => Number(value));
    expect([people, disabled, without]).toEqual(await numbersInDatabase(filter));
    const [permission, ...others] = filter.permissions;
    if (others.length > 0) continue;
    const listed = { roles: filter.roles, ...(permission === undefined ? {} : { permission }) };
    expect(people).toBe((await coordinator.users.listUsers(listed)).count);
    const ofDisabled = await coordinator.users.listUsers({ ...listed, statuses: ['disabled'] });
    expect(disabled).toBe(ofDisabled.count);
    expect(permission === undefined || total === people).toBe(true);
  }
});

it('has a row for each permission that somebody holds, and provider staff at the end', async () => {
  const { facts, total } = await coordinator.reports.previewReport({ query: { report } });
  const rows = await allRows(context, { report });
  expect(rows).toHaveLength(total);
  const people = new Map(rows.map((row) => [row[2], row]));
  const all = [...people.values()];
  expect(facts.map(({ value }) => Number(value))).toEqual([
    all.length,
    all.filter((row) => row[12] === 'Yes').length,
    all.filter((row) => row[5] === 'Disabled').length,
    new Set(rows.filter((row) => row[7] === 'All schools').map((row) => row[2])).size,
    all.filter((row) => row[11] === 'None').length,
  ]);
  const isStaff = rows.map((row) => row[12] ?? '');
  expect(isStaff).toEqual(isStaff.toSorted());
  const stored = await db.select().from(users);
  for (const { email, permissions: values, isSchoolDogStaff } of stored) {
    const own = rows.filter((row) => row[2] === email);
    const held = permissions.filter((one) => values[one]?.hasPermission === true).length;
    expect(own).toHaveLength(isSchoolDogStaff ? 1 : Math.max(held, 1));
    expect(own[0]?.[6] === 'All permissions (provider staff)').toBe(isSchoolDogStaff);
  }
});

async function change(userId: string, held: PermissionValues) {
  const seen = userFieldsOf(await staff.users.getUser({ userId }));
  const wanted = userFieldsOf({ ...(await staff.users.getUser({ userId })), permissions: held });
  await coordinator.users.editUser({ userId, edit: userMerge.compare(seen, wanted) });
}

it('says who gave a permission and when, and when its owner was seen last', async () => {
  const held = { 'log entries': everywhere, 'view entries': atSchools([oakHill.id]) };
  const person = await aPerson(database, {
    role: 'clerical',
    firstName: 'Nora',
    lastName: 'New',
    permissions: held,
  });
  await change(person.id, { ...held, 'view entries': atSchools([pineRidge.id, oakHill.id]) });
  const query = { report, roles: ['clerical' as const] };
  const { rows } = await coordinator.reports.previewReport({ query });
  const today = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date());
  expect(rows.map((row) => row.slice(6, 12))).toEqual([
    ['Log entries', 'All schools', 'before records began', '', 'Never', 'None'],
    ['View entries', expect.stringContaining('Pine Ridge'), today, 'Dana Tester', 'Never', 'None'],
  ]);
  await fixture.as(person);
  await db.insert(secondFactors).values({
    id: newId(),
    userId: person.id,
    kind: 'sms',
    phoneNumber: '4785550199',
  });
  const later = await coordinator.reports.previewReport({ query, language: 'es' });
  expect(later.rows[0]?.slice(5)).toEqual([
    'Nunca inició sesión',
    'Registrar observaciones',
    'Todas las escuelas',
    'antes de los registros',
    '',
    today,
    'Mensaje de texto',
    'No',
  ]);
  expect(JSON.stringify(later)).not.toContain('4785550199');
});

it('is for those who manage users everywhere, and leaves out permissions of features that are off', async () => {
  const principal = await fixture.as(await fixture.aPrincipal());
  await expect(principal.reports.previewReport({ query: { report } })).rejects.toEqual(
    refused('report.notAllowed'),
  );
  await staff.settings.saveAppSettings({ enableWorkOrders: false });
  const query = { report, permissions: ['propose tasks' as const] };
  expect((await coordinator.reports.previewReport({ query })).total).toBe(0);
});
