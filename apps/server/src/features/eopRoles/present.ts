// Tables of roles as people see them, with their people and with what they lack.
import type { RoleTableOfSchool, ShownRoleTable, SuggestedHolder } from '@schooldog/contract/eopRoles';
import type { ListedContact } from '@schooldog/domain/contacts';
import { canOpenEops, schoolsWithEops } from '@schooldog/domain/eop';
import {
  holderKey,
  type RoleHolder,
  rolesIdOf,
  roleTableIds,
  roleTableName,
  type RoleTableId,
  suggestionsFor,
} from '@schooldog/domain/eopRoles';
import type { FeatureQueries } from '@schooldog/domain/events';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { peopleAndContactsOf } from '../contacts/index.ts';
import { openSchoolNames } from '../schools/index.ts';
import { checkedTables, healthOf } from './health.ts';
import { holderOf, holdersOf, listedAt, withKnownHolders } from './people.ts';
import { findRoleTable, type RoleTableRow } from './store.ts';

export async function listRoleTables(
  reader: Reader,
  actor: Actor,
  roleTableId: RoleTableId,
): Promise<RoleTableOfSchool[]> {
  if (!canOpenEops(actor)) throw problem('eopRole.viewNotAllowed');
  const mayRead = schoolsWithEops(actor);
  const schools = (await openSchoolNames(reader)).filter(
    ({ id }) => mayRead === 'all' || mayRead.includes(id),
  );
  const schoolIds = schools.map(({ id }) => id);
  const found = await checkedTables(reader, schoolIds);
  const tables = found.filter((table) => table.roleTableId === roleTableId);
  return schoolIds.map((schoolId) => {
    const table = tables.find((one) => one.schoolId === schoolId);
    if (table === undefined) return { schoolId, roles: null, filled: 0, gaps: 0 };
    const filled = table.roles.filter(({ primary }) => primary !== null).length;
    return { schoolId, roles: table.roles.length, filled, gaps: table.gaps.length };
  });
}

export async function shownTable(reader: Reader, row: RoleTableRow): Promise<ShownRoleTable> {
  const listed = await listedAt(reader, row);
  const roles = withKnownHolders(row.roles, listed);
  const { gaps, notes } = healthOf(roles, listed);
  const holders = [...new Map(holdersOf(roles).map((holder) => [holderKey(holder), holder])).values()];
  const missing = holders.filter((holder) => listed.of(holder) === undefined);
  return {
    id: row.id,
    schoolId: row.schoolId,
    roleTableId: row.roleTableId,
    name: roleTableName(row.roleTableId, 'en'),
    numberOfBackups: row.numberOfBackups,
    eopComponentId: row.eopComponentId,
    timeUpdated: row.timeUpdated.toISOString(),
    isSchoolArchived: row.isSchoolArchived,
    roles,
    people: [
      ...holders.flatMap((holder) => listed.of(holder) ?? []).map(shownPerson),
      ...(await unlisted(reader, missing)),
    ],
    health: { gaps: [...gaps], notes: [...notes] },
  };
}

/** Those that the school has. */
export async function shownTablesOf(reader: Reader, schoolId: string): Promise<ShownRoleTable[]> {
  const tables: ShownRoleTable[] = [];
  for (const roleTableId of roleTableIds) {
    const row = await findRoleTable(reader, rolesIdOf(schoolId, roleTableId));
    if (row !== undefined) tables.push(await shownTable(reader, row));
  }
  return tables;
}

function shownPerson(person: ListedContact) {
  const { userId, contactId, firstName, lastName, title, phoneNumber, email } = person;
  const name = `${firstName} ${lastName}`;
  return { userId, contactId, name, title, phoneNumber, email, isListed: true };
}

/** People who left keep their name; a deleted contact has none. */
async function unlisted(reader: Reader, holders: readonly RoleHolder[]) {
  const names = await namesOf(
    reader,
    holders.flatMap(({ userId }) => userId ?? []),
  );
  return holders.map(({ userId, contactId }) => ({
    userId,
    contactId,
    name: (userId === null ? undefined : names.get(userId)) ?? '',
    title: '',
    phoneNumber: null,
    email: '',
    isListed: false,
  }));
}

/** Who could fill a role, with the skills that speak for them. */
export async function suggestRoleHolders(
  reader: Reader,
  row: RoleTableRow,
  roleId: string,
): Promise<SuggestedHolder[]> {
  const roles = withKnownHolders(row.roles, await listedAt(reader, row));
  const role = roles.find(({ id }) => id === roleId);
  if (role === undefined) throw problem('eopRole.roleNotFound');
  if (role.relevantSkillIds.length === 0) return [];
  const skilled = await peopleAndContactsOf(reader, row.schoolId, { skillIds: role.relevantSkillIds });
  const candidates = skilled.map((person) => ({
    holder: holderOf(person),
    name: `${person.firstName} ${person.lastName}`,
    title: person.title,
    phoneNumber: person.phoneNumber,
    skillIds: person.skillIds,
  }));
  return suggestionsFor(role, roles, candidates).map(
    ({ holder, name, title, phoneNumber, matchingSkillIds, placesHeld }) => ({
      holder,
      name,
      title,
      phoneNumber,
      matchingSkillIds: [...matchingSkillIds],
      placesHeld,
    }),
  );
}

export async function rosterGaps(
  reader: Reader,
  { schoolIds }: FeatureQueries['eop.rosterGaps']['query'],
): Promise<FeatureQueries['eop.rosterGaps']['answer']> {
  const tables = await checkedTables(reader, schoolIds);
  return tables.map(({ schoolId, roleTableId, gaps }) => ({ schoolId, roleTableId, gaps: gaps.length }));
}
