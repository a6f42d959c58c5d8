// The contact list of a plan, and its tables of roles, follow the accounts of the people in them.
import { contactListIdOf } from '@schooldog/domain/eop';
import { rolesIdOf } from '@schooldog/domain/eopRoles';
import { userFieldsOf, userMerge } from '@schooldog/domain/people';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { aPerson } from '../../testing/people.ts';
import { eopComponents } from '../eop/schema.ts';
import { eopRoles } from '../eopRoles/schema.ts';
import { peopleFixture } from '../people/testing/fixture.ts';

const fixture = await peopleFixture();
const { oakHill, pineRidge, coordinator, staff, newId, aPrincipal } = fixture;
const { db } = fixture.database;
for (const { id: schoolId } of [oakHill, pineRidge]) await coordinator.eop.addDefaultPlan({ schoolId });

beforeEach(() => db.update(eopComponents).set({ hasUnpublishedContentChanges: false }));

async function changedLists(): Promise<string[]> {
  const rows = await db
    .select({ id: eopComponents.id })
    .from(eopComponents)
    .where(eq(eopComponents.hasUnpublishedContentChanges, true));
  return rows.map(({ id }) => id).toSorted();
}

async function edit(userId: string, changes: object): Promise<void> {
  const seen = userFieldsOf(await staff.users.getUser({ userId }));
  await coordinator.users.editUser({ userId, edit: userMerge.compare(seen, { ...seen, ...changes }) });
}

it('shows a new phone number at the schools of the person, and nothing for another setting', async () => {
  const paul = await aPrincipal();
  await edit(paul.id, { autoSignOut: true });
  expect(await changedLists()).toEqual([]);
  await edit(paul.id, { phoneNumber: '4785550142' });
  expect(await changedLists()).toEqual([contactListIdOf(oakHill.id)]);
});

it('shows who moved, at the old school and at the new one', async () => {
  const paul = await aPrincipal();
  await edit(paul.id, { roleSchoolIds: [pineRidge.id] });
  expect(await changedLists()).toEqual(
    [contactListIdOf(oakHill.id), contactListIdOf(pineRidge.id)].toSorted(),
  );
});

it('shows a district user who is disabled at every school, and in the tables that name them', async () => {
  const dora = await aPerson(fixture.database, { role: 'district_safety_coordinator', firstName: 'Dora' });
  const id = rolesIdOf(oakHill.id, 'incident_command_system');
  const [table] = await db.select().from(eopRoles).where(eq(eopRoles.id, id));
  const [first, ...others] = table?.roles ?? [];
  if (table === undefined || first === undefined) throw new Error('the default plan has a table of roles');
  const roles = [{ ...first, primary: { userId: dora.id, contactId: null } }, ...others];
  await db.update(eopRoles).set({ roles }).where(eq(eopRoles.id, id));
  await staff.users.toggleDisabledUser({ userId: dora.id, disabled: true });
  expect(await changedLists()).toEqual(
    [contactListIdOf(oakHill.id), contactListIdOf(pineRidge.id), table.eopComponentId].toSorted(),
  );
});

it('shows a contact who is changed in the tables that name them', async () => {
  const contactId = newId();
  const contact = {
    firstName: 'Ana',
    lastName: 'Lee',
    email: `${contactId.toLowerCase()}@contacts.test`,
    phoneNumber: '4785550123',
    title: '',
    skillIds: [],
  };
  await coordinator.contacts.addContact({ contactId, schoolId: pineRidge.id, contact });
  const table = { schoolId: pineRidge.id, roleTableId: 'reunification_team' } as const;
  const { roles, eopComponentId } = await coordinator.eopRoles.getRoleTable(table);
  const holder = { userId: null, contactId };
  const place = { roleId: roles[0]?.id ?? '', place: 'primary', holder, seen: null } as const;
  await coordinator.eopRoles.assignRole({ ...table, ...place });
  await db.update(eopComponents).set({ hasUnpublishedContentChanges: false });
  await coordinator.contacts.editContact({
    contactId,
    edit: { phoneNumber: { from: '4785550123', to: '4785550124' } },
  });
  expect(await changedLists()).toEqual([contactListIdOf(pineRidge.id), eopComponentId].toSorted());
});
