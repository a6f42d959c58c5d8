import type { Refusal } from '../../../platform/api/problem.ts';
import { type Unanswered, unanswered } from '../../../platform/session/refused.ts';

export type EnrolmentProps = Readonly<{
  onEnrolled(recoveryCodes: readonly string[]): void;
  /** Back to the choice, where there is one. */
  onBack: (() => void) | null;
  onOver: (() => void) | null;
}>;

export type SendFailure = 'tooManySent' | 'tooSoon' | Unanswered | 'phoneInUse' | 'sendFailed';
export type FinishFailure = 'wrong' | 'phoneInUse' | 'other';

const sendFailures: Readonly<Record<string, SendFailure>> = {
  'code.tooManySent': 'tooManySent',
  'code.tooSoon': 'tooSoon',
  'factor.phoneInUse': 'phoneInUse',
};

export function sendFailure(
  { code, status }: Pick<Refusal, 'code' | 'status'>,
  network: Readonly<{ isOffline: boolean }>,
): SendFailure {
  return sendFailures[code] ?? (status === 0 ? unanswered(network) : 'sendFailed');
}

/** A wrong code stays where it was typed; with every other failure the enrolment begins again. */
export function finishFailure({ code }: Pick<Refusal, 'code'>): FinishFailure {
  if (code === 'code.wrong') return 'wrong';
  return code === 'factor.phoneInUse' ? 'phoneInUse' : 'other';
}
