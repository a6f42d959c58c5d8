// The report has the numbers of the pages of contacts, plans and roles.
import { incidentCommander, roleTableIds } from '@schooldog/domain/eopRoles';
import { safetyCoordinator } from '@schooldog/domain/permissions/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { allRows } from '../../../platform/reports/testing/allRows.ts';
import { aSchool, someStaff, type TestSchool } from '../../../testing/people.ts';
import { aContactOf } from '../../contacts/testing/aContactOf.ts';
import { type EntriesFixture, entriesFixture, refused } from '../../entries/testing/fixture.ts';
import { eopRoles } from '../schema.ts';
import { aRole, aRoleTable, newId } from '../testing/aRoleTable.ts';

const report = 'rosterGaps' as const;
let place: EntriesFixture;
let schools: TestSchool[];

beforeAll(async () => {
  place = await entriesFixture();
  const { database } = place.fixture;
  const birch = await aSchool(database, 'Birch');
  schools = [place.oakHill, place.pineRidge, birch, await aSchool(database, 'Cedar Creek')];
  for (const [at, { id: schoolId }] of schools.entries()) {
    for (let number = 0; number < at * 2; number += 1) await aContactOf(database, schoolId);
    if (at === 3) continue;
    for (const roleTableId of roleTableIds.slice(0, at + 1))
      await aRoleTable(database, { schoolId, roleTableId });
  }
  // Somebody for every role of Birch, so that it has no gap.
  const everyone = await Promise.all(
    roleTableIds.map((roleTableId) => aRoleTable(database, { schoolId: birch.id, roleTableId })),
  );
  for (const [at, roles] of everyone.entries()) {
    const filled = await Promise.all(
      roles.map(async (role) => {
        const contactId = (await aContactOf(database, birch.id)).id;
        return { ...role, primary: { userId: null, contactId } };
      }),
    );
    const id = `${birch.id}--${roleTableIds[at]}`;
    await database.db.update(eopRoles).set({ roles: filled }).where(eq(eopRoles.id, id));
  }
});

it('has the numbers of the pages and of the database', async () => {
  const { coordinator } = place.clients;
  const [listed, plans, ...tables] = await Promise.all([
    coordinator.contacts.listContactSchools({}),
    coordinator.eop.listEopSchools({}),
    ...roleTableIds.map((roleTableId) => coordinator.eopRoles.listRoleTables({ roleTableId })),
  ]);
  const anySchools = fc.uniqueArray(fc.constantFrom(...schools.map(({ id }) => id)), { minLength: 1 });
  for (const schoolIds of fc.sample(anySchools, { numRuns: 100, seed: 9 })) {
    const { facts, total } = await coordinator.reports.previewReport({ query: { report, schoolIds } });
    const [shownSchools, contacts, gaps, without] = facts.map(({ value }) => Number(value));
    const here = ({ schoolId }: Readonly<{ schoolId: string }>) => schoolIds.includes(schoolId);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    const gapsOnPage = sum(plans.filter(here).map(({ rosterGaps }) => rosterGaps));
    expect(shownSchools).toBe(schoolIds.length);
    expect(contacts).toBe(sum(listed.filter(here).map((one) => one.contacts)));
    expect(gaps).toBe(gapsOnPage);
    expect(gaps).toBe(
      sum(
        tables
          .flat()
          .filter(here)
          .map((table) => table.gaps),
      ),
    );
    expect(gaps).toBe(await rolesWithoutPrimary(schoolIds));
    const isGapless = ({ schoolId, rosterGaps }: Readonly<{ schoolId: string; rosterGaps: number }>) =>
      here({ schoolId }) && rosterGaps === 0;
    expect(total).toBe(gapsOnPage + plans.filter(isGapless).length);
    expect(without).toBe(plans.filter((one) => isGapless(one) && one.schoolId !== schools[3]?.id).length);
  }
});

/** The only kind of gap in these tables. */
async function rolesWithoutPrimary(schoolIds: readonly string[]): Promise<number> {
  const { rows } = await place.fixture.database.pool.query<{ count: number }>(
    `select count(*)::int as count from eop_roles t, jsonb_array_elements(t.roles) role
     where t.school_id = any($1) and role ->> 'primary' is null`,
    [schoolIds],
  );
  return rows[0]?.count ?? -1;
}

it('names role, gap and person, and says where nothing is missing', async () => {
  const { fixture, people } = place;
  const school = await aSchool(fixture.database, 'Dogwood');
  const defaults = await aRoleTable(fixture.database, { schoolId: school.id });
  const commander = defaults.find(({ defaultKey }) => defaultKey === incidentCommander);
  const contact = await aContactOf(fixture.database, school.id, { firstName: 'Ana', lastName: 'Lee' });
  const primary = { userId: null, contactId: contact.id };
  const roles = [
    { ...aRole(commander), primary },
    aRole({ roleName: 'Gate Keeper', primary, backup1: { userId: people.custodian.id, contactId: null } }),
    aRole({ roleName: 'Runner', primary: { userId: null, contactId: newId() } }),
  ];
  await fixture.database.db.update(eopRoles).set({ roles }).where(eq(eopRoles.schoolId, school.id));
  const context = { services: fixture.app.services, actor: safetyCoordinator };
  const table = 'Incident Command System';
  const rows = await allRows(context, { report }, [school.id, schools[2]?.id ?? '', schools[3]?.id ?? '']);
  const other = 'Commands the incident and is also the primary for Gate Keeper';
  expect(rows.map((row) => row.toSpliced(1, 1))).toEqual([
    ['Birch', '', '', 'No gaps', ''],
    ['Cedar Creek', '', '', 'No table', ''],
    ['Dogwood', table, 'Incident Commander', other, 'Ana Lee'],
    ['Dogwood', table, 'Gate Keeper', 'Backup 1 is no longer in the contact list', 'Cora Tester'],
    ['Dogwood', table, 'Runner', 'Primary is no longer in the contact list', 'Deleted contact'],
  ]);
});

it('is limited to the schools of a person, and does not exist while plans are off', async () => {
  const { coordinator, principal, custodian } = place.clients;
  const { facts, rows } = await principal.reports.previewReport({ query: { report }, language: 'es' });
  expect(facts[0]).toEqual({ name: 'Escuelas', value: '1' });
  expect(new Set(rows.map(([school]) => school))).toEqual(new Set([place.oakHill.name]));
  const notAllowed = refused('report.notAllowed');
  const foreign = { report, schoolIds: [place.pineRidge.id] };
  await expect(principal.reports.previewReport({ query: foreign })).rejects.toEqual(notAllowed);
  await expect(custodian.reports.previewReport({ query: { report } })).rejects.toEqual(notAllowed);
  const staff = await place.fixture.as(await someStaff(place.fixture.database));
  await staff.settings.saveAppSettings({ enableEops: false });
  await expect(coordinator.reports.previewReport({ query: { report } })).rejects.toEqual(notAllowed);
});
