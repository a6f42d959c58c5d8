// What the tables of many schools lack, from two queries.
import type { ListedContact } from '@schooldog/domain/contacts';
import {
  type EopRole,
  type RoleHolder,
  type RoleTableId,
  rosterHealth,
  type RosterHealth,
} from '@schooldog/domain/eopRoles';
import type { Reader } from '../../platform/database/database.ts';
import { type Listed, listedIn, withKnownHolders } from './people.ts';
import { roleTablesOf } from './store.ts';

export function healthOf(roles: readonly EopRole[], listed: Listed): RosterHealth {
  return rosterHealth(withKnownHolders(roles, listed), (holder) => listed.of(holder) !== undefined);
}

export type CheckedTable = Readonly<{
  schoolId: string;
  roleTableId: RoleTableId;
  roles: readonly EopRole[];
  gaps: RosterHealth['gaps'];
  /** Undefined for people who are no longer listed at the school. */
  personOf(holder: RoleHolder): ListedContact | undefined;
}>;

export async function checkedTables(reader: Reader, schoolIds: readonly string[]): Promise<CheckedTable[]> {
  const tables = await roleTablesOf(reader, schoolIds);
  const listedOf = await listedIn(reader, tables);
  return tables.map((table) => {
    const listed = listedOf(table.schoolId);
    return { ...table, gaps: healthOf(table.roles, listed).gaps, personOf: listed.of };
  });
}
