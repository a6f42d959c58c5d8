// Which of the common texts a refused request gets, on all pages around signing in.
import { connectivity } from '../connectivity/connectivity.ts';
import { noAnswer, type Refusal } from '../api/problem.ts';

export type CommonFailure = 'offline' | 'tooMany' | 'humanCheck' | 'other';

export function commonFailure({ code, status }: Pick<Refusal, 'code' | 'status'>): CommonFailure {
  if (code === 'humanCheck.failed') return 'humanCheck';
  if (status === 429) return 'tooMany';
  return status === 0 && connectivity.get().isOffline ? 'offline' : 'other';
}

/** Nothing around signing in works without the network, and nobody should wait to be told. */
export function refusedOffline(): Refusal | null {
  return connectivity.get().isOffline ? noAnswer : null;
}
