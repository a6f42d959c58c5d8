// What tables of roles have to do with other features: the plan that a table belongs to, and the contacts in it.
import { defaultRolesOf, type RoleHolder, rolePlaces } from '@schooldog/domain/eopRoles';
import type { ContactUse, FeatureEvents } from '@schooldog/domain/events';
import type { CommandContext, HookContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import {
  componentsNaming,
  countRolesWithSkill,
  countUsedTables,
  insertRoleTable,
  removeSkillFromRoles,
  roleTablesWith,
} from './store.ts';

export async function addRoleTable(
  { work, services }: CommandContext,
  { schoolId, roleTableId, componentId }: FeatureEvents['eop.roleTableAdded'],
): Promise<void> {
  const roles = defaultRolesOf(roleTableId, services.makeId);
  insertRoleTable(work, { schoolId, roleTableId, eopComponentId: componentId, roles });
}

export async function usesOfContact(
  reader: Reader,
  { contactId }: Readonly<{ contactId: string }>,
): Promise<readonly ContactUse[]> {
  const isIn = (holder: RoleHolder | null) => holder?.contactId === contactId;
  const tables = await roleTablesWith(reader, contactId);
  return tables.flatMap(({ roleTableId, roles }) =>
    roles.flatMap((role) =>
      rolePlaces
        .filter((place) => isIn(role[place]))
        .map((place) => ({ roleTableId, roleName: role.roleName, place })),
    ),
  );
}

export async function usesOfSkill(
  reader: Reader,
  { skillId }: Readonly<{ skillId: string }>,
): Promise<number> {
  return countRolesWithSkill(reader, skillId);
}

export async function forgetSkill(
  { work }: CommandContext,
  { skillId }: Readonly<{ skillId: string }>,
): Promise<void> {
  removeSkillFromRoles(work, skillId);
}

/** A table shows its people's names and phones. */
export async function followContacts(
  context: HookContext,
  { schoolIds, personIds }: FeatureEvents['contacts.changed'],
): Promise<void> {
  const componentIds = await componentsNaming(context.work.tx, schoolIds, personIds);
  await context.services.hooks.publish(context, 'eop.listsChanged', { componentIds });
}

/** A new school gets its tables with its plan, so an untouched one does not count. */
export async function tablesAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  return { kind: 'eopComponents' as const, count: await countUsedTables(reader, schoolId) };
}
