import { canManageUsers, type NewUser } from '@schooldog/domain/people';
import { problem } from '@schooldog/domain/problems';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { notify } from '../notifications/index.ts';
import { sendSetupMail } from '../signIn/index.ts';
import { mustKnowSchools, noAccess, savablePermissions } from './access.ts';
import { userRecord, type By } from './managed.ts';
import { addUser, lockUser, type UserRow } from './store.ts';

/** The new user is notified by mail and chooses a password there; no one else ever knows it. */
export async function generateNewUserAccount(
  { work, actor, services, browser }: By,
  { userId, userData: { autoSignOut, ...data } }: Readonly<{ userId: string; userData: NewUser }>,
): Promise<UserRow> {
  if (!canManageUsers(actor)) throw problem('user.createNotAllowed');
  if (data.isSchoolDogStaff && !actor.isSchoolDogStaff)
    throw problem('user.changeNotAllowed', { field: 'isSchoolDogStaff' });
  const permissions = savablePermissions(data.permissions);
  const roleSchoolIds = [...new Set(data.roleSchoolIds)];
  await mustKnowSchools(work, noAccess, { roleSchoolIds, permissions });

  const outcome = await addUser(work.tx, {
    ...data,
    id: userId,
    roleSchoolIds,
    permissions,
    autoSignOutData: { enabled: autoSignOut, signedOutAfter: null },
    timeCreated: work.now,
    timeUpdated: work.now,
  });
  if (outcome !== 'added') throw problem(`user.${outcome}`);
  const created = await lockUser(work.tx, userId);
  if (created === undefined) throw problem('user.notFound');

  await userRecord.recordChange(work, null, created);
  await recordSecurityEvent(work.tx, {
    kind: 'userCreated',
    time: work.now,
    userId,
    byUserId: actor.userId,
    browser,
  });
  await sendSetupMail(work, services, userId);
  await notify(work, services, { userIds: [userId], kind: 'welcome', values: {}, url: '/dashboard' });
  return created;
}
