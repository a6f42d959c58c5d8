// Enrolling a phone or an app: begun with a recent sign-in, finished with a code of the new factor.
import type { SentCode } from '@schooldog/contract/account';
import type { FactorKind } from '@schooldog/domain/account';
import { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import { isSameHash } from '../../../platform/identity/codeHash.ts';
import { giveCookie } from '../../../platform/identity/giveCookie.ts';
import type { Work } from '../../../platform/work/work.ts';
import { addFactor, type Proved } from './addFactor.ts';
import { attemptCode } from './attemptCode.ts';
import { sendCode } from './codes/sendCode.ts';
import { type Challenge, replaceChallenge } from './codes/store.ts';
import { tryChallenge } from './codes/tryChallenge.ts';
import { mustBeRecent, mustStand, type Standpoint } from './standpoint.ts';
import { factorsOf } from './store.ts';
import { newAppSecret, timeStepOf } from './totp.ts';

/** Checked only at the beginning, so that a code that arrives a minute later is still accepted. */
async function mustBeAbleToEnrol(work: Work, locked: Standpoint, kind: FactorKind): Promise<void> {
  mustBeRecent(locked, work.now);
  if (!locked.person.emailVerified) throw problem('factor.emailUnverified');
  const factors = await factorsOf(work.tx, locked.person.userId);
  if (factors.some((factor) => factor.kind === kind)) throw problem('factor.exists');
}

export async function beginPhoneEnrolment(
  context: RequestContext,
  staged: StagedSession,
  { phoneNumber, humanCheck }: { phoneNumber: string; humanCheck: string },
): Promise<SentCode> {
  return sendCode(context, staged, {
    purpose: 'enrolPhone',
    phoneNumber,
    humanCheck,
    mustHold: (work, locked) => mustBeAbleToEnrol(work, locked, 'sms'),
  });
}

export async function finishPhoneEnrolment(
  context: RequestContext,
  staged: StagedSession,
  { codeId, code }: { codeId: string; code: string },
): Promise<string[]> {
  const typed = context.services.identity.hashOfCode(codeId, code);
  return finish(context, staged, {
    challenge: { id: codeId, purpose: 'enrolPhone' },
    prove: ({ codeHash, phoneNumber }) =>
      codeHash !== null && isSameHash(codeHash, typed)
        ? { kind: 'sms', phoneNumber, sealedSecret: null, lastTimeStep: null }
        : null,
  });
}

export async function beginAppEnrolment(
  { services }: RequestContext,
  staged: StagedSession,
): Promise<{ enrolmentId: string; secret: string; uri: string }> {
  const { userId, sessionId } = staged;
  return services.work({ userId }, async (work) => {
    const locked = await mustStand(work, staged);
    await mustBeAbleToEnrol(work, locked, 'totp');
    const id = services.makeId();
    const { secret, uri } = newAppSecret(locked.person.email);
    const sealedSecret = services.identity.seal.seal(secret);
    await replaceChallenge(work.tx, {
      id,
      sessionId,
      purpose: 'enrolApp',
      sealedSecret,
      timeCreated: work.now,
    });
    return { enrolmentId: id, secret, uri };
  });
}

export async function finishAppEnrolment(
  context: RequestContext,
  staged: StagedSession,
  { enrolmentId, code }: { enrolmentId: string; code: string },
): Promise<string[]> {
  const { seal } = context.services.identity;
  return finish(context, staged, {
    challenge: { id: enrolmentId, purpose: 'enrolApp' },
    prove: ({ sealedSecret }, now) => {
      if (sealedSecret === null) return null;
      const step = timeStepOf(code, { secret: seal.open(sealedSecret), now, lastTimeStep: null });
      // The code that enrolled the app is marked as used, so that it cannot sign in afterwards.
      return step === null ? null : { kind: 'totp', phoneNumber: null, sealedSecret, lastTimeStep: step };
    },
  });
}

async function finish(
  context: RequestContext,
  staged: StagedSession,
  how: {
    challenge: { id: string; purpose: 'enrolPhone' | 'enrolApp' };
    prove(challenge: Challenge, now: Date): Proved | null;
  },
): Promise<string[]> {
  const { sessionId } = staged;
  const enrolled = await attemptCode(context, staged, async (work, locked) => {
    const proved = await tryChallenge(work, { ...how.challenge, sessionId }, (challenge) =>
      how.prove(challenge, work.now),
    );
    return proved instanceof Problem ? proved : addFactor(work, context, { locked, proved });
  });
  if (enrolled.opened !== null) giveCookie(context, enrolled.opened);
  return enrolled.recoveryCodes;
}
