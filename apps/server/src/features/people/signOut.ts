import { endSessionsOf } from '../../platform/identity/endSessions.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { managedUser, type By, type OneUser } from './managed.ts';

export async function signOutUser(by: By, { userId }: OneUser): Promise<void> {
  const { work, actor, browser } = by;
  await managedUser(by, userId);
  const count = await endSessionsOf(work, userId);
  await recordSecurityEvent(work.tx, {
    kind: 'sessionsEnded',
    time: work.now,
    userId,
    byUserId: actor.userId,
    browser,
    detail: { count: String(count) },
  });
}
