import { canManageUsers, type NewUser } from '@schooldog/domain/people';
import { problem } from '@schooldog/domain/problems';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { notify } from '../notifications/index.ts';
import { sendSetupMail } from '../signIn/index.ts';
import { mustKnowSchools, noAccess, savablePermissions } from './access.ts';
import { userRecord, type By } from './managed.ts';
import { addUser, lockUser, type UserRow } from './store.ts';

type NewAccount = Readonly<{ userId: string; userData: NewUser }>;

export async function generateNewUserAccount(by: By, account: NewAccount): Promise<UserRow> {
  const { actor } = by;
  if (!canManageUsers(actor)) throw problem('user.createNotAllowed');
  if (account.userData.isSchoolDogStaff && !actor.isSchoolDogStaff)
    throw problem('user.changeNotAllowed', { field: 'isSchoolDogStaff' });
  return createAccount(by, account);
}

/**
 * The new user is notified by mail and chooses a password there; no one else ever knows it. Callers check first whether
 * the actor may create such an account.
 */
export async function createAccount(
  by: By,
  { userId, userData: { autoSignOut, ...data } }: NewAccount,
): Promise<UserRow> {
  const { work, actor, services, browser } = by;
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
  await services.hooks.publish(by, 'account.changed', { before: null, after: created });
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
