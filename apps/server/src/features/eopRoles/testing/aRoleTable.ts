// Existing tables of roles, inserted directly.
import { randomBytes } from 'node:crypto';
import { defaultRolesOf, type EopRole, rolesIdOf, type RoleTableId } from '@schooldog/domain/eopRoles';
import { makeId } from '@schooldog/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { eopRoles } from '../schema.ts';

export const newId = () => makeId(randomBytes);

export function aRole(facts: Partial<EopRole> = {}): EopRole {
  return {
    id: newId(),
    defaultKey: null,
    roleName: 'Gate Keeper',
    roleDescription: '',
    primary: null,
    backup1: null,
    backup2: null,
    relevantSkillIds: [],
    isLocked: false,
    ...facts,
  };
}

type Added = Readonly<{ schoolId: string; roleTableId?: RoleTableId; others?: readonly EopRole[] }>;

/** A table of a school with its default roles. One that is there already keeps its roles and gets the others. */
export async function aRoleTable(
  database: Database,
  { schoolId, roleTableId = 'incident_command_system', others = [] }: Added,
): Promise<readonly EopRole[]> {
  const roles = [...defaultRolesOf(roleTableId, newId), ...others];
  const facts = { schoolId, roleTableId, eopComponentId: newId(), roles } as const;
  const [row] = await database.db
    .insert(eopRoles)
    .values({ ...facts, id: rolesIdOf(schoolId, roleTableId) })
    .onConflictDoUpdate({
      target: eopRoles.id,
      set: { roles: sql`${eopRoles.roles} || ${JSON.stringify(others)}::jsonb` },
    })
    .returning();
  return row?.roles ?? [];
}
