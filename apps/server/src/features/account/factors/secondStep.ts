// The second step itself: a code by phone, a code of the app, or a recovery code.
import type { SecondStep } from '@schooldog/contract/signIn';
import { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../../platform/api/context.ts';
import { sendNotice } from '../../../platform/identity/accountNotices.ts';
import { isSameHash } from '../../../platform/identity/codeHash.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import type { CodeKind } from '../../../platform/rateLimit/rateLimits.ts';
import type { Work } from '../../../platform/work/work.ts';
import { tryChallenge } from './codes/tryChallenge.ts';
import { spendRecoveryCode } from './recoveryCodes/recoveryCodes.ts';
import type { Standpoint } from './standpoint.ts';
import { factorsOf, takeTimeStep } from './store.ts';
import { timeStepOf } from './totp.ts';

type Step<Kind extends SecondStep['kind']> = Extract<SecondStep, { kind: Kind }>;

export function kindOf({ kind }: SecondStep): CodeKind {
  return kind === 'totp' ? 'app' : 'other';
}

/** Null when the code is right, which consumes it. */
export async function refusalOfStep(
  work: Work,
  context: RequestContext,
  { locked, step }: { locked: Standpoint; step: SecondStep },
): Promise<Problem | null> {
  if (step.kind === 'sms') return refusalOfSms(work, context, locked, step);
  const isRight =
    step.kind === 'totp'
      ? await isRightAppCode(work, context, locked, step)
      : await isRightRecoveryCode(work, context, locked, step);
  return isRight ? null : problem('code.wrong');
}

async function refusalOfSms(
  work: Work,
  { services }: RequestContext,
  { person, session }: Standpoint,
  { codeId, code }: Step<'sms'>,
): Promise<Problem | null> {
  const typed = services.identity.hashOfCode(codeId, code);
  const sent = await tryChallenge(
    work,
    { id: codeId, sessionId: session.id, purpose: 'verify' },
    ({ codeHash, phoneNumber }) =>
      codeHash !== null && isSameHash(codeHash, typed) ? { phoneNumber } : null,
  );
  if (sent instanceof Problem) return sent;
  // The phone may have been removed as a factor after the code was sent.
  const factors = await factorsOf(work.tx, person.userId);
  const isStillFactor = factors.some(({ phoneNumber }) => phoneNumber === sent.phoneNumber);
  return isStillFactor ? null : problem('code.expired');
}

async function isRightAppCode(
  work: Work,
  { services }: RequestContext,
  { person }: Standpoint,
  { code }: Step<'totp'>,
): Promise<boolean> {
  const app = (await factorsOf(work.tx, person.userId)).find(({ kind }) => kind === 'totp');
  if (app === undefined || app.sealedSecret === null) return false;
  const secret = services.identity.seal.open(app.sealedSecret);
  const step = timeStepOf(code, { secret, now: work.now, lastTimeStep: app.lastTimeStep });
  return step !== null && (await takeTimeStep(work.tx, app.id, step));
}

async function isRightRecoveryCode(
  work: Work,
  { services, browser }: RequestContext,
  { person }: Standpoint,
  { code }: Step<'recovery'>,
): Promise<boolean> {
  const { userId } = person;
  if (!(await spendRecoveryCode(work, services, { userId, code }))) return false;
  await recordSecurityEvent(work.tx, { kind: 'recoveryCodeUsed', time: work.now, userId, browser });
  await sendNotice(work, services, person, 'recoveryCodeUsed');
  return true;
}
