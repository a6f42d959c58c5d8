import { problem } from '@schooldog/domain/problems';
import { sendNotice } from '../../platform/identity/accountNotices.ts';
import { endSessionsOf } from '../../platform/identity/endSessions.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { managedUser, type By, type OneUser } from './managed.ts';
import { deleteFactorsOf } from './store.ts';

/** For a user who lost every factor. They are always notified. */
export async function resetSecondFactor(by: By, { userId }: OneUser): Promise<void> {
  const { work, actor, services, browser } = by;
  const user = await managedUser(by, userId);
  if (userId === actor.userId) throw problem('user.resetNotAllowed');
  const removed = await deleteFactorsOf(work.tx, userId);
  if (removed === 0) throw problem('user.noSecondFactor');
  await endSessionsOf(work, userId);
  await recordSecurityEvent(work.tx, {
    kind: 'factorRemoved',
    time: work.now,
    userId,
    byUserId: actor.userId,
    browser,
    detail: { kind: 'all' },
  });
  await sendNotice(work, services, { userId, ...user }, 'secondFactorRemoved');
}
