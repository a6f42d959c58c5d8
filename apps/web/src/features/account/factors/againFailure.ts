import type { Refusal } from '../../../platform/api/problem.ts';

export type AgainFailure = 'mismatch' | 'wrong' | 'tooMany' | 'offline' | 'other';

export function againFailure({ code, status }: Pick<Refusal, 'code' | 'status'>): AgainFailure {
  if (code === 'reauthenticate.mismatch') return 'mismatch';
  if (code === 'signIn.wrong') return 'wrong';
  if (status === 429) return 'tooMany';
  return status === 0 ? 'offline' : 'other';
}
