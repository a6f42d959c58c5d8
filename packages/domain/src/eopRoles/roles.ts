// A table of emergency roles of a school: who does what, and who steps in.
import { z } from 'zod';
import { skillIdSchema } from '../contacts/index.ts';
import { idSchema, limitedLine, requiredLine } from '../kernel/index.ts';
import { roleLimits } from './limits.ts';

/** There are two tables, the same at every school. */
export const roleTableIds = ['incident_command_system', 'reunification_team'] as const;
export type RoleTableId = (typeof roleTableIds)[number];

export const roleTableIdSchema = z.enum(roleTableIds);

export function rolesIdOf(schoolId: string, roleTableId: RoleTableId): string {
  return `${schoolId}--${roleTableId}`;
}

/** Exactly one of the two: a person with an account, or a contact of the school. */
export const roleHolderSchema = z
  .object({ userId: z.string().max(60).nullable(), contactId: idSchema.nullable() })
  .refine(({ userId, contactId }) => (userId === null) !== (contactId === null), 'oneOf');
export type RoleHolder = z.infer<typeof roleHolderSchema>;

/** In the order in which they are filled. */
export const rolePlaces = ['primary', 'backup1', 'backup2'] as const;
export type RolePlace = (typeof rolePlaces)[number];

export const numberOfBackupsSchema = z.int().min(0).max(2);

export const eopRoleSchema = z.object({
  id: idSchema,
  /** Of a role of the default tables, which one; its name and description come in both languages. */
  defaultKey: z.string().max(60).nullable(),
  roleName: requiredLine(roleLimits.name),
  roleDescription: limitedLine(roleLimits.description),
  primary: roleHolderSchema.nullable(),
  backup1: roleHolderSchema.nullable(),
  backup2: roleHolderSchema.nullable(),
  relevantSkillIds: z.array(skillIdSchema).max(roleLimits.skills),
  isLocked: z.boolean(),
});
export type EopRole = z.infer<typeof eopRoleSchema>;

export const eopRolesSchema = z.object({
  id: z.string(),
  schoolId: idSchema,
  roleTableId: roleTableIdSchema,
  name: z.string(),
  numberOfBackups: numberOfBackupsSchema,
  eopComponentId: z.string(),
  roles: z.array(eopRoleSchema).max(roleLimits.roles),
  timeUpdated: z.iso.datetime(),
});
