// Who may see and change which account. What one may change within the permissions stands in permissions/edit.ts.
import { jsonEqual } from '../kernel/index.ts';
import {
  type Actor,
  changeableBy,
  type EditedUser,
  holds,
  type PermissionValues,
  refusedChanges,
} from '../permissions/index.ts';
import type { UserChanges } from './account.ts';

export function canManageUsers(actor: Actor): boolean {
  return holds(actor, 'manage users');
}

/** It holds the addresses from which everybody came in, so it is for those who run the server. */
export function canReadSecurityLog(actor: Actor): boolean {
  return actor.isSchoolDogStaff && !actor.isDisabled;
}

/** A district's people do not touch the accounts of those who serve it. */
export function canEditUser(actor: Actor, target: EditedUser): boolean {
  if (actor.userId === target.userId) return !actor.isDisabled;
  return canManageUsers(actor) && (!target.isSchoolDogStaff || actor.isSchoolDogStaff);
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
  const may = changeableBy(editor, target);
  const refused: UserField[] = [];
  const refuse = (field: UserField, isAllowed: boolean, isChanged: boolean) => {
    if (isChanged && !isAllowed) refused.push(field);
  };
  const isManager = canManageUsers(editor);
  const changed = (field: keyof UserBefore & UserField) =>
    changes[field] !== undefined && !jsonEqual(changes[field], target[field]);
  refuse('role', may.role, changed('role'));
  refuse('isDistrictLevel', may.schoolScope, changed('isDistrictLevel'));
  refuse('roleSchoolIds', may.schoolScope, changed('roleSchoolIds'));
  refuse('isSchoolDogStaff', may.isSchoolDogStaff, changed('isSchoolDogStaff'));
  refuse('isPrimarilyTaskUser', isManager, changed('isPrimarilyTaskUser'));
  // Everybody may protect themselves; only an administrator takes that protection away again.
  refuse('autoSignOut', isManager || changes.autoSignOut === true, changed('autoSignOut'));
  refuse('dashboardOrder', editor.userId === target.userId, changes.dashboardOrder !== undefined);
  if (changes.permissions !== undefined && refusedChanges(editor, target, changes.permissions).length > 0)
    refused.push('permissions');
  return refused;
}
