// Tables of roles as people see them, with their people and with what they lack.
import type { RoleTableOfSchool, ShownRoleTable } from '@schooldog/contract/eopRoles';
import type { ListedContact } from '@schooldog/domain/contacts';
import { canOpenEops, schoolsWithEops } from '@schooldog/domain/eop';
import {
  type RoleHolder,
  rolePlaces,
  roleTableName,
  type RoleTableId,
  rosterHealth,
} from '@schooldog/domain/eopRoles';
import type { FeatureQueries } from '@schooldog/domain/events';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { openSchoolNames } from '../schools/index.ts';
import { type Listed, listedAt, withKnownHolders } from './people.ts';
import { type RoleTableRow, roleTablesOf } from './store.ts';

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
  const found = await roleTablesOf(reader, schoolIds);
  const tables: RoleTableOfSchool[] = [];
  for (const schoolId of schoolIds) {
    const table = found.find((one) => one.schoolId === schoolId && one.roleTableId === roleTableId);
    if (table === undefined) {
      tables.push({ schoolId, roles: null, filled: 0, gaps: 0 });
      continue;
    }
    const { gaps } = healthOf(table.roles, await listedAt(reader, schoolId));
    const filled = table.roles.filter(({ primary }) => primary !== null).length;
    tables.push({ schoolId, roles: table.roles.length, filled, gaps: gaps.length });
  }
  return tables;
}

export async function shownTable(reader: Reader, row: RoleTableRow): Promise<ShownRoleTable> {
  const listed = await listedAt(reader, row.schoolId);
  const roles = withKnownHolders(row.roles, listed);
  const { gaps, notes } = healthOf(roles, listed);
  const missing = roles.flatMap((role) =>
    rolePlaces.flatMap((place) => {
      const holder = role[place];
      return holder !== null && listed.of(holder) === undefined ? [holder] : [];
    }),
  );
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
    people: [...listed.people.map(shownPerson), ...(await unlisted(reader, missing))],
    health: { gaps: [...gaps], notes: [...notes] },
  };
}

function shownPerson(person: ListedContact) {
  const { userId, contactId, firstName, lastName, title, phoneNumber, email, skillIds } = person;
  const name = `${firstName} ${lastName}`;
  return { userId, contactId, name, title, phoneNumber, email, skillIds, isListed: true };
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
    skillIds: [],
    isListed: false,
  }));
}

function healthOf(roles: RoleTableRow['roles'], listed: Listed) {
  return rosterHealth(withKnownHolders(roles, listed), (holder) => listed.of(holder) !== undefined);
}

export async function rosterGaps(
  reader: Reader,
  { schoolIds }: FeatureQueries['eop.rosterGaps']['query'],
): Promise<FeatureQueries['eop.rosterGaps']['answer']> {
  const tables = await roleTablesOf(reader, schoolIds);
  const lists = new Map<string, Listed>();
  for (const schoolId of new Set(tables.map((table) => table.schoolId))) {
    lists.set(schoolId, await listedAt(reader, schoolId));
  }
  return tables.flatMap(({ schoolId, roleTableId, roles }) => {
    const listed = lists.get(schoolId);
    return listed === undefined ? [] : [{ schoolId, roleTableId, gaps: healthOf(roles, listed).gaps.length }];
  });
}
