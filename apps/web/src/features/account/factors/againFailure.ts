import type { Refusal } from '../../../platform/api/problem.ts';
import { type Unanswered, unanswered } from '../../../platform/session/refused.ts';

export type AgainFailure = 'mismatch' | 'wrong' | 'tooMany' | Unanswered | 'other';

export function againFailure(
  { code, status }: Pick<Refusal, 'code' | 'status'>,
  network: Readonly<{ isOffline: boolean }>,
): AgainFailure {
  if (code === 'reauthenticate.mismatch') return 'mismatch';
  if (code === 'signIn.wrong') return 'wrong';
  if (status === 429) return 'tooMany';
  return status === 0 ? unanswered(network) : 'other';
}
