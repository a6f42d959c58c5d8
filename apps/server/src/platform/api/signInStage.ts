// The stage of a sign-in. A pending sign-in can call the procedures of its second step and nothing else; some of
// those are also open to signed-in users.
import type { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { isBlocked } from '@schooldog/domain/settings';
import type { RequestContext } from './context.ts';

export type SignInStage = 'verify' | 'enrol' | 'signedIn';

/** Whose session it is, and its stage. */
export type StagedSession = Readonly<{ userId: string; sessionId: string; stage: SignInStage }>;

export type StagedContext = RequestContext & Readonly<{ staged: StagedSession }>;

export function stagedContext(context: RequestContext, stages: readonly SignInStage[]): StagedContext {
  const staged = stagedSession(context);
  if (staged === null || !stages.includes(staged.stage)) throw wrongStage(staged);
  if (context.signedIn !== null && isBlocked(context.signedIn.actor, context.signedIn.app))
    throw problem('app.maintenance');
  return { ...context, staged };
}

function wrongStage(staged: StagedSession | null): Problem {
  return staged?.stage === 'signedIn' ? problem('signIn.notPending') : problem('session.needed');
}

function stagedSession({ signedIn, pending }: RequestContext): StagedSession | null {
  if (signedIn !== null)
    return { userId: signedIn.actor.userId, sessionId: signedIn.session.id, stage: 'signedIn' };
  if (pending !== null) return { userId: pending.userId, sessionId: pending.id, stage: pending.step };
  return null;
}
