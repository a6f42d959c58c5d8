// The small steps of the permission editor, as pure changes of what the form holds.
import {
  atSchools,
  canSetDefaults,
  countsOnlyEverywhere,
  defaultPermissions,
  everywhere,
  isDistrictLevelByDefault,
  isDistrictRole,
  isSelectableRole,
  type KnownRole,
  normalizePermissions,
  nowhere,
  type Permission,
  permissions,
  type PermissionValue,
  type PermissionValues,
  permissionsToSave,
  withEditable,
} from '@schooldog/domain/permissions';
import { jsonEqual } from '@schooldog/domain/kernel';

/** The role of the edited person and where it counts, as the form holds them now. */
export type RoleScope = Readonly<{
  role: KnownRole | null;
  isDistrictLevel: boolean;
  roleSchoolIds: readonly string[];
}>;

/** All schools, by the flag or by the role. */
export function coversAllSchools({ role, isDistrictLevel }: RoleScope): boolean {
  return isDistrictLevel || (role !== null && isDistrictRole(role));
}

/** A permission that is ticked begins where the person works; without a school yet, the editor asks for one. */
export function ticked(permission: Permission, scope: RoleScope): PermissionValue {
  if (countsOnlyEverywhere(permission) || coversAllSchools(scope)) return everywhere;
  return atSchools(scope.roleSchoolIds);
}

export function withValue(
  values: PermissionValues,
  permission: Permission,
  value: PermissionValue,
): PermissionValues {
  return { ...values, [permission]: value };
}

export type DefaultsHindrance = 'role' | 'schools' | 'allSchools';

/** Why the defaults cannot be set yet; null when they can. */
export function defaultsHindrance(scope: RoleScope): DefaultsHindrance | null {
  const { role } = scope;
  if (canSetDefaults(role, scope)) return null;
  if (!isSelectableRole(role)) return 'role';
  return isDistrictLevelByDefault(role) ? 'allSchools' : 'schools';
}

/** The permissions after the defaults of the role were set, or null where they cannot be. */
export function withDefaults(
  values: PermissionValues,
  scope: RoleScope,
  editable: readonly Permission[],
): PermissionValues | null {
  const { role } = scope;
  if (!canSetDefaults(role, scope)) return null;
  return withEditable(values, defaultPermissions(role, scope), editable);
}

/** The permissions that two states grant differently. */
export function differing(before: PermissionValues, after: PermissionValues): Permission[] {
  const [from, to] = [normalizePermissions(before), permissionsToSave(after)];
  return permissions.filter((permission) => !jsonEqual(from[permission], to[permission]));
}

export function isTicked(values: PermissionValues, permission: Permission): boolean {
  return (values[permission] ?? nowhere).hasPermission;
}
