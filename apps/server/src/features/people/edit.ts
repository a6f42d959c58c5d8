import { differences } from '@schooldog/domain/kernel';
import {
  permissionsIn,
  refusedUserChanges,
  preferencesIn,
  type UserChanges,
  type UserEdit,
  userFieldsOf,
  userMerge,
} from '@schooldog/domain/people';
import type { PermissionValues } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { mergedChanges } from '../../platform/merge/mergeEdit.ts';
import { notify } from '../notifications/index.ts';
import { mustKnowSchools, savablePermissions } from './access.ts';
import { asEdited, userRecord, type By } from './managed.ts';
import { userValues } from './present.ts';
import { lockUser, updateUser, type UserColumns, type UserRow } from './store.ts';

const accessFields = ['role', 'isDistrictLevel', 'roleSchoolIds', 'permissions', 'isSchoolDogStaff'] as const;

/** Only the fields of the edit change; schools and permissions are merged one by one. */
export async function editUser(
  by: By,
  { userId, edit, dashboardOrder }: { userId: string; edit: UserEdit } & Pick<UserChanges, 'dashboardOrder'>,
): Promise<UserRow> {
  const { work, actor } = by;
  const before = await userRecord.lock(by, userId, 'edit');
  const { permissions, communicationPreferences, ...plain } = await mergedChanges(work, userMerge, {
    recordType: 'user',
    recordId: userId,
    current: userFieldsOf(userValues(before)),
    edit,
  });
  const changes: UserChanges = {
    ...plain,
    ...(dashboardOrder === undefined ? {} : { dashboardOrder }),
    ...(permissions === undefined ? {} : { permissions: permissionsIn({ permissions }) }),
    ...(communicationPreferences === undefined
      ? {}
      : { communicationPreferences: preferencesIn(communicationPreferences) }),
  };
  const [field] = refusedUserChanges(actor, { ...asEdited(before), ...userValues(before) }, changes);
  if (field !== undefined) throw problem('user.changeNotAllowed', { field });

  return saveAccount(by, before, columnsOf(before, changes));
}

/**
 * Stores the change with its history, and notifies the user of changed access. `before` is the locked account, on which
 * callers have checked whether the actor may.
 */
async function saveAccount(by: By, before: UserRow, change: UserColumns): Promise<UserRow> {
  const { work } = by;
  await mustKnowSchools(work, before, {
    roleSchoolIds: change.roleSchoolIds ?? [],
    permissions: change.permissions ?? {},
  });
  await updateUser(work.tx, before.id, change, work.now);
  const after = await lockUser(work.tx, before.id);
  if (after === undefined) throw problem('user.notFound');
  await userRecord.recordChange(work, before, after);
  await by.services.hooks.publish(by, 'account.changed', { before, after });
  await notifyOfAccess(by, before, after);
  return after;
}

/** For another feature, which has checked on the locked account whether the actor may. */
export async function savePermissions(
  by: By,
  before: UserRow,
  permissions: PermissionValues,
): Promise<UserRow> {
  return saveAccount(by, before, { permissions: savablePermissions(permissions) });
}

function columnsOf(before: UserRow, changes: UserChanges): UserColumns {
  const { permissions, roleSchoolIds, autoSignOut, ...plain } = changes;
  const signedOutAfter = before.autoSignOutData?.signedOutAfter ?? null;
  return {
    ...plain,
    ...(permissions === undefined ? {} : { permissions: savablePermissions(permissions) }),
    ...(roleSchoolIds === undefined ? {} : { roleSchoolIds: [...new Set(roleSchoolIds)] }),
    ...(autoSignOut === undefined ? {} : { autoSignOutData: { enabled: autoSignOut, signedOutAfter } }),
  };
}

/** A user whose access changed is notified, and the security log records it. */
async function notifyOfAccess(by: By, before: UserRow, after: UserRow): Promise<void> {
  const { work, actor, services, browser } = by;
  const changed = differences(userValues(before), userValues(after), accessFields);
  if (changed.length === 0) return;
  const userId = after.id;
  await recordSecurityEvent(work.tx, {
    kind: 'permissionsChanged',
    time: work.now,
    userId,
    byUserId: actor.userId,
    browser,
    detail: { fields: changed.map(({ field }) => field).join(', ') },
  });
  if (userId === actor.userId) return;
  const byName = (await namesOf(work.tx, [actor.userId])).get(actor.userId) ?? '';
  await notify(work, services, {
    userIds: [userId],
    kind: 'permissionsChanged',
    values: { byName },
    url: '/dashboard',
  });
}
