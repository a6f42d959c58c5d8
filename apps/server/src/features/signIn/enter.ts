// The last step of every sign-in method: creates the session and sets the cookie.
import type { SignInStep } from '@schooldog/contract/signIn';
import type { SignInRequest } from '../../platform/identity/createSession.ts';
import { giveCookie, type Visitor } from '../../platform/identity/giveCookie.ts';
import { endReplacedSession } from '../../platform/identity/endSessions.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import type { Work } from '../../platform/work/work.ts';

/** `first` runs in the same transaction: consuming the link, setting the password. */
export async function enter(
  visitor: Visitor,
  request: Omit<SignInRequest, 'browser'>,
  first?: (work: Work) => Promise<void>,
): Promise<SignInStep> {
  const { services, browser } = visitor;
  const opened = await services.work({ userId: request.userId }, async (work) => {
    await first?.(work);
    await leaveSession(work, visitor);
    return services.identity.open(work, { ...request, browser });
  });
  giveCookie(visitor, opened);
  return opened.step;
}

/** The browser's cookie is about to be replaced; a session without its cookie would stay open unseen. */
async function leaveSession(work: Work, { signedIn, pending, browser }: Visitor): Promise<void> {
  const sessionId = signedIn?.session.id ?? pending?.id;
  const userId = signedIn?.actor.userId ?? pending?.userId;
  if (sessionId === undefined || userId === undefined) return;
  await endReplacedSession(work, { sessionId, userId });
  if (signedIn === null) return;
  await recordSecurityEvent(work.tx, { kind: 'signedOut', time: work.now, userId, browser });
}
