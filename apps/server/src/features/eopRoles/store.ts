import { rolesIdOf } from '@schooldog/domain/eopRoles';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { eopRoles } from './schema.ts';

type StoredTable = typeof eopRoles.$inferSelect;
export type RoleTableRow = StoredTable & Readonly<{ isSchoolArchived: boolean }>;

const columns = {
  ...getTableColumns(eopRoles),
  isSchoolArchived: sql<boolean>`exists (
    select from schools s where s.id = ${eopRoles.schoolId} and s.time_archived is not null)`,
};

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select(columns).from(eopRoles).where(eq(eopRoles.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select(columns).from(eopRoles).where(eq(eopRoles.id, id)).for('update'),
);
const ofContact = statement((db, { contactId }: Placeholders<{ contactId: string }>) =>
  db
    .select({ roleTableId: eopRoles.roleTableId, roles: eopRoles.roles })
    .from(eopRoles)
    .where(sql`${eopRoles.roles}::text like '%' || ${contactId} || '%'`),
);

const filledOf = statement(
  (_db, { schoolId }: Placeholders<{ schoolId: string }>) => sql<{ tables: number }>`
    select count(*)::int as tables from eop_roles t
    where t.school_id = ${schoolId} and exists (
      select from jsonb_array_elements(t.roles) role
      where not (role ->> 'isLocked')::boolean
        or coalesce(role ->> 'primary', role ->> 'backup1', role ->> 'backup2') is not null)`,
);
const withSkill = statement(
  (_db, { skillId }: Placeholders<{ skillId: string }>) => sql<{ roles: number }>`
    select count(*)::int as roles from eop_roles t, jsonb_array_elements(t.roles) role
    where role -> 'relevantSkillIds' ? ${skillId}`,
);
/** The order of the roles stays. */
const forgetSkill = statement(
  (_db, { skillId }: Placeholders<{ skillId: string }>) => sql<never>`
    update eop_roles t set roles = (
      select jsonb_agg(role || jsonb_build_object('relevantSkillIds', (role -> 'relevantSkillIds') - ${skillId}::text)
        order by place)
      from jsonb_array_elements(t.roles) with ordinality as each (role, place))
    where exists (
      select from jsonb_array_elements(t.roles) role where role -> 'relevantSkillIds' ? ${skillId})`,
);

const naming = statement(
  (_db, { schoolIds, ids }: Placeholders<{ schoolIds: readonly string[]; ids: readonly string[] }>) => sql<{
    componentId: string;
  }>`
    select t.eop_component_id as "componentId" from eop_roles t
    where t.school_id = any(${schoolIds}::text[]) and exists (
      select from jsonb_array_elements(t.roles) role, jsonb_each(role) place
      where place.key in ('primary', 'backup1', 'backup2')
        and (place.value ->> 'userId' = any(${ids}::text[]) or place.value ->> 'contactId' = any(${ids}::text[])))`,
);

const tablesOf = statement((db, { schoolIds }: Placeholders<{ schoolIds: readonly string[] }>) =>
  db
    .select({ schoolId: eopRoles.schoolId, roleTableId: eopRoles.roleTableId, roles: eopRoles.roles })
    .from(eopRoles)
    .where(sql`${eopRoles.schoolId} = any(${schoolIds}::text[])`)
    .orderBy(asc(eopRoles.id)),
);

export async function findRoleTable(reader: Reader, id: string): Promise<RoleTableRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

export async function lockRoleTable(tx: Transaction, id: string): Promise<RoleTableRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

export async function roleTablesOf(reader: Reader, schoolIds: readonly string[]) {
  return tablesOf(reader, { schoolIds });
}

/** The tables in which a contact has a place. */
export async function roleTablesWith(reader: Reader, contactId: string) {
  return ofContact(reader, { contactId });
}

/** The components of tables in which one of these people has a place. */
export async function componentsNaming(
  reader: Reader,
  schoolIds: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await naming(reader, { schoolIds, ids });
  return rows.map(({ componentId }) => componentId);
}

/** Tables in which somebody has a place, or a school has roles of its own. */
export async function countUsedTables(reader: Reader, schoolId: string): Promise<number> {
  const [row] = await filledOf(reader, { schoolId });
  return row?.tables ?? 0;
}

export async function countRolesWithSkill(reader: Reader, skillId: string): Promise<number> {
  const [row] = await withSkill(reader, { skillId });
  return row?.roles ?? 0;
}

export function removeSkillFromRoles(work: Pick<Work, 'defer'>, skillId: string): void {
  work.defer(forgetSkill.with({ skillId }));
}

export function insertRoleTable(
  work: Pick<Work, 'defer' | 'now'>,
  table: Pick<StoredTable, 'schoolId' | 'roleTableId' | 'eopComponentId' | 'roles'>,
): void {
  const id = rolesIdOf(table.schoolId, table.roleTableId);
  work.defer(insertRow(eopRoles, { ...table, id, timeCreated: work.now, timeUpdated: work.now }));
}

export function updateRoleTable(
  work: Pick<Work, 'defer'>,
  id: string,
  change: Partial<Pick<StoredTable, 'roles' | 'numberOfBackups' | 'timeUpdated'>>,
): void {
  work.defer(updateRow(eopRoles, id, change));
}
