// The procedures around the second step. They are open to a sign-in that waits for that step, which opens nothing else
// in the house, and some of them to whoever is signed in.
import { problem, type Problem } from '@schooldog/domain/kernel';
import { isShutOut } from '@schooldog/domain/settings';
import { os } from '@orpc/server';
import type { RequestContext } from './context.ts';

export type Stage = 'verify' | 'enrol' | 'signedIn';
/** Whose session it is, and how far it has come. */
export type Standing = Readonly<{ userId: string; sessionId: string; stage: Stage }>;

const base = os.$context<RequestContext>();

/** Lets through who stands at one of these stages. To everything else a pending sign-in is nobody. */
export function halfSignedIn(...stages: readonly Stage[]) {
  return base.middleware(({ context, next }) => {
    const standing = standingOf(context);
    if (standing === null || !stages.includes(standing.stage)) throw refusal(standing);
    if (context.signedIn !== null && isShutOut(context.signedIn.actor, context.signedIn.app))
      throw problem('unavailable', 'app.maintenance');
    return next({ context: { standing } });
  });
}

function refusal(standing: Standing | null): Problem {
  return standing?.stage === 'signedIn'
    ? problem('conflict', 'signIn.notPending')
    : problem('unauthenticated', 'session.needed');
}

function standingOf({ signedIn, pending }: RequestContext): Standing | null {
  if (signedIn !== null)
    return { userId: signedIn.actor.userId, sessionId: signedIn.session.id, stage: 'signedIn' };
  if (pending !== null) return { userId: pending.userId, sessionId: pending.id, stage: pending.step };
  return null;
}
