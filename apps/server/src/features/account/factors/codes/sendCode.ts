// Sends a code to a phone: after a human check, not too soon after the last one, not too often.
import type { SentCode } from '@schooldog/contract/account';
import { randomInt } from 'node:crypto';
import { codeLength, codeLimits } from '@schooldog/domain/account';
import { dialable, phoneHint } from '@schooldog/domain/people';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../../../platform/api/context.ts';
import type { StagedSession } from '../../../../platform/api/signInStage.ts';
import { mustBeHuman } from '../../../../platform/identity/mustBeHuman.ts';
import { languageOf, renderSms } from '../../../../platform/messages/index.ts';
import type { Work } from '../../../../platform/work/work.ts';
import { type Standpoint, mustStand } from '../standpoint.ts';
import { lastSent, replaceChallenge } from './store.ts';

const minutes = String(codeLimits.lifetimeMilliseconds / 60_000);

export type CodeRequest = Readonly<{
  purpose: 'verify' | 'enrolPhone';
  phoneNumber: string;
  humanCheck: string;
  /** A further condition, checked on the locked record. */
  mustHold(work: Work, locked: Standpoint): Promise<void>;
}>;

export async function sendCode(
  context: RequestContext,
  staged: StagedSession,
  request: CodeRequest,
): Promise<SentCode> {
  const { services } = context;
  const { purpose, phoneNumber } = request;
  const { userId, sessionId } = staged;
  const check = async (work: Work) => {
    const locked = await mustStand(work, staged);
    await request.mustHold(work, locked);
    mustNotBeTooSoon(await lastSent(work.tx, sessionId), work.now);
    return locked;
  };
  // Checked before anything is counted, so that an impatient user loses neither a human check nor a code.
  await services.work({ userId }, check);
  await mustBeHuman(context, request.humanCheck);
  // Enrollments are counted separately: enrolling another person's phone does not use up that person's sign-in codes.
  await services.limits.sendCode(userId, purpose === 'verify' ? phoneNumber : `enrolment ${phoneNumber}`);
  return services.work({ userId }, async (work) => {
    const { person } = await check(work);
    const id = services.makeId();
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    const codeHash = services.identity.hashOfCode(id, code);
    await replaceChallenge(work.tx, { id, sessionId, purpose, phoneNumber, codeHash, timeCreated: work.now });
    await services.messages.send(work, {
      channel: 'sms',
      recipient: dialable(phoneNumber),
      userId,
      ...renderSms(languageOf(person.language), 'code', { code, minutes }),
    });
    return {
      codeId: id,
      hint: phoneHint(phoneNumber),
      resendAt: new Date(work.now.getTime() + codeLimits.resendAfterMilliseconds).toISOString(),
    };
  });
}

function mustNotBeTooSoon(last: Date | null, now: Date): void {
  if (last === null) return;
  const wait = last.getTime() + codeLimits.resendAfterMilliseconds - now.getTime();
  if (wait > 0) throw problem('code.tooSoon', { retryAfterSeconds: Math.ceil(wait / 1000) });
}
