// How the edits of several people to one account come together: schools and permissions one by one.
import {
  defineMerge,
  type EditIn,
  type FieldsIn,
  idSchema,
  limitedText,
  listOfValues,
  mapOf,
} from '../kernel/index.ts';
import {
  normalizePermissions,
  permissions,
  type PermissionValues,
  permissionValueSchema,
  permissionValuesSchema,
} from '../permissions/index.ts';
import { maxRoleSchools } from './account.ts';

export const userAccessMerge = defineMerge({
  roleSchoolIds: listOfValues(idSchema, { max: maxRoleSchools }),
  permissions: mapOf(limitedText(60).refine(isPermission), permissionValueSchema, {
    max: permissions.length,
  }),
});
export type UserAccess = FieldsIn<typeof userAccessMerge>;
export type UserAccessEdit = EditIn<typeof userAccessMerge>;

function isPermission(name: string): boolean {
  return permissions.some((permission) => permission === name);
}

/** Values that grant the same are the same, however they were stored. */
export function userAccessOf(
  user: Readonly<{ roleSchoolIds: readonly string[]; permissions: PermissionValues }>,
): UserAccess {
  const held = Object.entries(normalizePermissions(user.permissions));
  return {
    roleSchoolIds: user.roleSchoolIds,
    permissions: Object.fromEntries(held.flatMap(([name, one]) => (one === undefined ? [] : [[name, one]]))),
  };
}

export function permissionsIn({ permissions: merged }: Pick<UserAccess, 'permissions'>): PermissionValues {
  return permissionValuesSchema.parse(merged);
}
