// Which of the common texts a rejected request gets, on all pages around signing in.
import { connectivity } from '../connectivity/connectivity.ts';
import { noAnswer, type Refusal } from '../api/problem.ts';

/** A request can also be cut off while there is a network. */
export type Unanswered = 'offline' | 'noAnswer';

export function unanswered({ isOffline }: Readonly<{ isOffline: boolean }>): Unanswered {
  return isOffline ? 'offline' : 'noAnswer';
}

export type CommonFailure = Unanswered | 'tooMany' | 'humanCheck' | 'other';

export function commonFailure({ code, status }: Pick<Refusal, 'code' | 'status'>): CommonFailure {
  if (code === 'humanCheck.failed') return 'humanCheck';
  if (status === 429) return 'tooMany';
  return status === 0 ? unanswered(connectivity.get()) : 'other';
}

/** Nothing around signing in works without the network, which is shown at once. */
export function refusedOffline(): Refusal | null {
  return connectivity.get().isOffline ? noAnswer : null;
}
