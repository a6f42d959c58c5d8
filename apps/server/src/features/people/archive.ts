import { changeableBy } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { asEdited, managedUser, recordDeletion, type By } from './managed.ts';
import { deleteUser } from './store.ts';

/** Cannot be undone. The name is kept, so that records stay readable; so is the audit trail, without contact data. */
export async function archiveUser(by: By, { uid: userId }: Readonly<{ uid: string }>): Promise<void> {
  const { work, actor, services, browser } = by;
  const user = await managedUser(by, userId);
  if (!changeableBy(actor, asEdited(user)).delete) throw problem('user.deleteNotAllowed');
  await deleteUser(work.tx, user, { userId: actor.userId, now: work.now });
  await recordDeletion(work, userId, user);
  await services.hooks.publish(by, 'account.changed', { before: user, after: null });
  await recordSecurityEvent(work.tx, {
    kind: 'userDeleted',
    time: work.now,
    userId,
    byUserId: actor.userId,
    browser,
  });
}
