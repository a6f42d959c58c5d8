import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import { sendNotice } from '../../../platform/identity/accountNotices.ts';
import { endSessionsOf } from '../../../platform/identity/endSessions.ts';
import { mustBeGoodPassword } from '../../../platform/identity/goodPassword.ts';
import { dropEntryLinks } from '../../../platform/identity/links.ts';
import { savePassword } from '../../../platform/identity/password.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import type { Work } from '../../../platform/work/work.ts';
import { mustBeRecent, mustStand } from './standpoint.ts';

/** The user is signed out everywhere else, so that a thief of the old password loses access. */
export async function changePassword(
  { services, browser }: RequestContext,
  staged: StagedSession,
  password: string,
): Promise<void> {
  const { userId, sessionId } = staged;
  const check = async (work: Work) => {
    const locked = await mustStand(work, staged);
    mustBeRecent(locked, work.now);
    return locked;
  };
  const { person } = await services.work({ userId }, check);
  mustBeGoodPassword(password, person);
  // Hashing is slow, so it runs before any lock.
  const hash = await services.identity.passwords.hash(password);
  await services.work({ userId }, async (work) => {
    await check(work);
    await savePassword(work.tx, { userId, hash, now: work.now });
    await dropEntryLinks(work, userId);
    await endSessionsOf(work, userId, { exceptSessionId: sessionId });
    await recordSecurityEvent(work.tx, { kind: 'passwordChanged', time: work.now, userId, browser });
    await sendNotice(work, services, person, 'passwordChanged');
  });
}
