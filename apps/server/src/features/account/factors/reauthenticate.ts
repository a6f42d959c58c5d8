import type { SecondStep, SignInStep } from '@schooldog/contract/signIn';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import { ownerOf } from '../../../platform/identity/passwordOwner.ts';
import type { Work } from '../../../platform/work/work.ts';
import { attemptCode } from './attemptCode.ts';
import { beginReauthentication, completeReauthentication, mustHaveBegun } from './reauthentication.ts';
import { kindOf, refusalOfStep } from './secondStep.ts';
import type { Standpoint } from './standpoint.ts';

/** The first step by password, under the limits of the sign-in: an open session must not allow guessing. */
export async function reauthenticate(
  context: RequestContext,
  { userId, sessionId }: StagedSession,
  credentials: { email: string; password: string },
): Promise<SignInStep> {
  const { services, browser } = context;
  const owner = await ownerOf(context, credentials);
  if (owner === null) throw problem('signIn.wrong');
  if (owner !== userId) throw problem('reauthenticate.mismatch');
  const step = await services.work({ userId }, (work) => beginReauthentication(work, { sessionId, userId }));
  await services.limits.signedIn(credentials.email, browser.address);
  return step;
}

export async function verifyReauthentication(
  context: RequestContext,
  staged: StagedSession,
  step: SecondStep,
): Promise<SignInStep> {
  const attempt = async (work: Work, locked: Standpoint) => {
    await mustHaveBegun(work.tx, staged.sessionId, work.now);
    const refusal = await refusalOfStep(work, context, { locked, step });
    if (refusal !== null) return refusal;
    await completeReauthentication(work, locked);
    return 'signedIn' as const;
  };
  return attemptCode(context, staged, attempt, kindOf(step));
}
