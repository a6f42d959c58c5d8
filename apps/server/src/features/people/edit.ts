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
import { problem } from '@schooldog/domain/problems';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { mergedChanges } from '../../platform/merge/mergeEdit.ts';
import { notify } from '../notifications/index.ts';
import { mustKnowSchools, savablePermissions } from './access.ts';
import { asEdited, auditable, ownOrManagedUser, recordChange, type By } from './managed.ts';
import { lockUser, updateUser, type UserColumns, type UserRow } from './store.ts';

const accessFields = ['role', 'isDistrictLevel', 'roleSchoolIds', 'permissions', 'isSchoolDogStaff'] as const;

/** Only the fields of the edit change; schools and permissions come together one by one. */
export async function editUser(
  by: By,
  { userId, edit, dashboardOrder }: { userId: string; edit: UserEdit } & Pick<UserChanges, 'dashboardOrder'>,
): Promise<UserRow> {
  const { work, actor } = by;
  const before = await ownOrManagedUser(by, userId);
  const { permissions, communicationPreferences, ...plain } = await mergedChanges(work, userMerge, {
    recordType: 'user',
    recordId: userId,
    current: userFieldsOf(auditable(before)),
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
  const [field] = refusedUserChanges(actor, asBefore(before), changes);
  if (field !== undefined) throw problem('user.changeNotAllowed', { field });

  const change = columnsOf(before, changes);
  await mustKnowSchools(work, before, {
    roleSchoolIds: change.roleSchoolIds ?? [],
    permissions: change.permissions ?? {},
  });
  await updateUser(work.tx, userId, change, work.now);
  const after = await lockUser(work.tx, userId);
  if (after === undefined) throw problem('user.notFound');
  await recordChange(work, userId, before, after);
  await tellOfAccess(by, before, after);
  return after;
}

function asBefore(row: UserRow) {
  return {
    ...asEdited(row),
    role: row.role,
    isDistrictLevel: row.isDistrictLevel,
    roleSchoolIds: row.roleSchoolIds,
    permissions: row.permissions,
    isPrimarilyTaskUser: row.isPrimarilyTaskUser,
    autoSignOut: row.autoSignOutData?.enabled ?? false,
  };
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

/** Whoever sees and does more or less than before is told, and the security log keeps it. */
async function tellOfAccess(by: By, before: UserRow, after: UserRow): Promise<void> {
  const { work, actor, services, browser } = by;
  const changed = differences(auditable(before), auditable(after), accessFields);
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
