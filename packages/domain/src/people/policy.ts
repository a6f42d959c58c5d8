// Who may see and change which account. Changes to permissions are decided in permissions/edit.ts.
import { jsonEqual } from '../kernel/index.ts';
import {
  type Ability,
  type Actor,
  anyOf,
  changeableBy,
  type EditedUser,
  holds,
  may,
  type PermissionValues,
  rejectedChanges,
  type Rule,
} from '../permissions/index.ts';
import type { UserChanges } from './account.ts';

export function canManageUsers(actor: Actor): boolean {
  return holds(actor, 'manage users');
}

/** It holds the addresses from which people signed in, so it is for those who run the server. */
export function canReadSecurityLog(actor: Actor): boolean {
  return actor.isSchoolDogStaff && !actor.isDisabled;
}

const isSelf: Rule<EditedUser> = (actor, { userId }) => actor.userId === userId;
/** District users do not edit the accounts of provider staff. */
const managesAccount: Rule<EditedUser> = (actor, { isSchoolDogStaff }) =>
  canManageUsers(actor) && (!isSchoolDogStaff || actor.isSchoolDogStaff);

export const userRules = {
  view: { who: anyOf(isSelf, canManageUsers), otherwise: 'user.manageNotAllowed' },
  edit: { who: anyOf(isSelf, managesAccount), otherwise: 'user.editNotAllowed' },
} as const satisfies Record<string, Ability<EditedUser>>;

export function canEditUser(actor: Actor, target: EditedUser): boolean {
  return may(userRules.edit, actor, target);
}

export type UserBefore = EditedUser &
  Readonly<{
    role: string;
    isDistrictLevel: boolean;
    roleSchoolIds: readonly string[];
    permissions: PermissionValues;
    isPrimarilyTaskUser: boolean;
    autoSignOut: boolean;
  }>;

export type UserField = keyof UserChanges;

/** The fields that a request would change although the editor may not. Sending a field unchanged is no change. */
export function refusedUserChanges(editor: Actor, target: UserBefore, changes: UserChanges): UserField[] {
  const allowed = changeableBy(editor, target);
  const rejected: UserField[] = [];
  const check = (field: UserField, isAllowed: boolean, isChanged: boolean) => {
    if (isChanged && !isAllowed) rejected.push(field);
  };
  const isManager = canManageUsers(editor);
  const changed = (field: keyof UserBefore & UserField) =>
    changes[field] !== undefined && !jsonEqual(changes[field], target[field]);
  check('role', allowed.role, changed('role'));
  check('isDistrictLevel', allowed.schoolScope, changed('isDistrictLevel'));
  check('roleSchoolIds', allowed.schoolScope, changed('roleSchoolIds'));
  check('isSchoolDogStaff', allowed.isSchoolDogStaff, changed('isSchoolDogStaff'));
  check('isPrimarilyTaskUser', isManager, changed('isPrimarilyTaskUser'));
  // Users may turn on this protection for themselves; only an administrator turns it off.
  check('autoSignOut', isManager || changes.autoSignOut === true, changed('autoSignOut'));
  check('dashboardOrder', editor.userId === target.userId, changes.dashboardOrder !== undefined);
  if (changes.permissions !== undefined && rejectedChanges(editor, target, changes.permissions).length > 0)
    rejected.push('permissions');
  return rejected;
}
