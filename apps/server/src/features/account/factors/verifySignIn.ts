// The second step of a sign-in. It results in a new session under a new token; the pending one is deleted.
import type { SecondStep, SignInStep } from '@schooldog/contract/signIn';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import type { CreatedSession } from '../../../platform/identity/createSession.ts';
import { endSession } from '../../../platform/identity/endSessions.ts';
import { giveCookie } from '../../../platform/identity/giveCookie.ts';
import type { Work } from '../../../platform/work/work.ts';
import { attemptCode } from './attemptCode.ts';
import { kindOf, refusalOfStep } from './secondStep.ts';
import type { Standpoint } from './standpoint.ts';

export async function verifySignIn(
  context: RequestContext,
  staged: StagedSession,
  step: SecondStep,
): Promise<SignInStep> {
  const opened = await attemptCode(
    context,
    staged,
    async (work, locked) =>
      (await refusalOfStep(work, context, { locked, step })) ?? openWhole(work, context, locked),
    kindOf(step),
  );
  giveCookie(context, opened);
  return opened.step;
}

/** After the second step: the pending session is exchanged for a full one. */
export async function openWhole(
  work: Work,
  { services, browser }: RequestContext,
  { person, session }: Standpoint,
): Promise<CreatedSession> {
  const { userId } = person;
  const opened = await services.identity.open(work, {
    userId,
    way: session.way,
    browser,
    hasPassedFactor: true,
  });
  await endSession(work, { sessionId: session.id, userId });
  return opened;
}
