// Who asks. The server makes an actor from the live user record at each request and hands the same to the web, so
// that button and procedure decide from the same facts.
import { z } from 'zod';
import { idSchema } from '../kernel/index.ts';
import { type KnownRole, knownRoleSchema, isDistrictRole } from './roles.ts';
import { permissionValuesSchema } from './value.ts';

export const actorSchema = z.object({
  userId: idSchema,
  role: knownRoleSchema,
  isDistrictLevel: z.boolean(),
  roleSchoolIds: z.array(idSchema).readonly(),
  isSchoolDogStaff: z.boolean(),
  isDisabled: z.boolean(),
  permissions: permissionValuesSchema,
  features: z.object({ enableWorkOrders: z.boolean(), enableEops: z.boolean() }),
});

export type Actor = Readonly<z.infer<typeof actorSchema>>;

type Placed = {
  readonly role: KnownRole;
  readonly isDistrictLevel: boolean;
  readonly isSchoolDogStaff: boolean;
};

/** A fact about any user, also about one who is disabled. */
export function isDistrictUser(user: Placed): boolean {
  return user.isSchoolDogStaff || user.isDistrictLevel || isDistrictRole(user.role);
}

export const sourceTypes = ['district', 'school', 'partner'] as const;

export type SourceType = (typeof sourceTypes)[number];

/** Whose observation it is that the user makes at the school. */
export function sourceTypeFor(
  user: Placed & { readonly roleSchoolIds: readonly string[] },
  schoolId: string,
): SourceType {
  if (isDistrictUser(user)) return 'district';
  return user.roleSchoolIds.includes(schoolId) ? 'school' : 'partner';
}
