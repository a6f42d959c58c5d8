// Some permissions depend on another one: the editor hides them without it, and saving drops them.
import { type Features, isAvailable, type Permission, permissions } from './permissions.ts';
import { normalizePermissions, type PermissionValue, type PermissionValues } from './value.ts';

/** Any one of the bases is enough. */
const bases: ReadonlyMap<Permission, readonly Permission[]> = new Map<Permission, readonly Permission[]>([
  ['send neighborhood watch', ['log entries']],
  ['manage entries', ['view entries']],
  ['manage other entries', ['view entries']],
  ['download entry reports', ['log entries', 'view entries']],
]);

function hasBase(permission: Permission, values: PermissionValues): boolean {
  const choices = bases.get(permission);
  return choices === undefined || choices.some((base) => values[base]?.hasPermission === true);
}

/** What the editor shows, in the order of the list. A ticked base counts before its schools are chosen. */
export function visiblePermissions(values: PermissionValues, features: Features): Permission[] {
  return permissions.filter((permission) => isAvailable(permission, features) && hasBase(permission, values));
}

/** A permission of a feature that is off is hidden too, but stored, so that the switch does not remove it. */
export function withoutHidden(values: PermissionValues): PermissionValues {
  const kept: { [permission in Permission]?: PermissionValue } = {};
  for (const permission of permissions) {
    const value = values[permission];
    if (value !== undefined && hasBase(permission, values)) kept[permission] = value;
  }
  return kept;
}

/** Normalizes what a form sends. A base without schools no longer counts as a base. */
export function permissionsToSave(values: PermissionValues): PermissionValues {
  return withoutHidden(normalizePermissions(values));
}
