// What a user may change about another account, and about their own.
import { jsonEqual } from '../kernel/index.ts';
import type { Actor } from './actor.ts';
import { holds } from './check.ts';
import { type Permission, permissions } from './permissions.ts';
import { nowhere, normalizePermissions, type PermissionValue, type PermissionValues } from './value.ts';

export type EditedUser = Pick<Actor, 'userId' | 'isSchoolDogStaff' | 'isDisabled'>;

/** Users cannot remove or grant their own administration rights. */
const neverOnOneself: ReadonlySet<Permission> = new Set([
  'manage users',
  'manage tasks settings',
  'manage task users',
]);

export type Changeable = {
  readonly role: boolean;
  /** The all-schools flag and the schools of the role. */
  readonly schoolScope: boolean;
  readonly isSchoolDogStaff: boolean;
  readonly permissions: readonly Permission[];
  readonly disable: boolean;
  readonly reenable: boolean;
  readonly delete: boolean;
};

/**
 * Accounts belong to no school, so "manage users" counts only when it is held everywhere. Accounts of provider staff
 * are managed by the provider.
 */
export function changeableBy(editor: Actor, target: EditedUser): Changeable {
  const managesOther =
    holds(editor, 'manage users') &&
    editor.userId !== target.userId &&
    (editor.isSchoolDogStaff || !target.isSchoolDogStaff);
  return {
    role: managesOther,
    schoolScope: managesOther,
    // Giving up the flag would remove one's own "manage users", so not even provider staff can do that.
    isSchoolDogStaff: managesOther && editor.isSchoolDogStaff,
    permissions: editablePermissions(editor, target),
    disable: managesOther && !target.isDisabled,
    reenable: managesOther && target.isDisabled,
    delete: managesOther,
  };
}

/** Provider staff hold everything, so there is nothing to edit on them. */
export function editablePermissions(editor: Actor, target: EditedUser): readonly Permission[] {
  if (!holds(editor, 'manage users') || target.isSchoolDogStaff) return [];
  if (editor.userId !== target.userId) return permissions;
  return permissions.filter((permission) => !neverOnOneself.has(permission));
}

/** The permissions that a request would change although the editor may not. */
export function rejectedChanges(
  editor: Actor,
  target: EditedUser & { readonly permissions: PermissionValues },
  requested: PermissionValues,
): Permission[] {
  const editable = new Set(editablePermissions(editor, target));
  const before = normalizePermissions(target.permissions);
  const after = normalizePermissions(requested);
  return permissions.filter((permission) => {
    return !editable.has(permission) && !jsonEqual(before[permission], after[permission]);
  });
}

/** Applies only what may be changed, for example when users set the defaults on their own account. */
export function withEditable(
  current: PermissionValues,
  requested: PermissionValues,
  editable: readonly Permission[],
): PermissionValues {
  const result: { [permission in Permission]?: PermissionValue } = { ...current };
  for (const permission of editable) result[permission] = requested[permission] ?? nowhere;
  return result;
}
