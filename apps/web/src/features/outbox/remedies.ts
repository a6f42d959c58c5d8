import type { OutboxItem } from '../../platform/outbox/index.ts';
import { reasonOf } from './reason.ts';

type Judged = Pick<OutboxItem, 'state' | 'isHeldBack' | 'lastProblem'>;

/**
 * What may help a piece of work to arrive. Saving it to a file and discarding it are always open; where its record is
 * gone, nothing else is left.
 */
export function remediesFor({ state, isHeldBack, lastProblem }: Judged): {
  canMend: boolean;
  canRetry: boolean;
} {
  const isRefused = state === 'refused';
  const isGone = isRefused && lastProblem !== null && reasonOf(lastProblem).key === 'deleted';
  return {
    canMend: isRefused && !isGone,
    canRetry: !isHeldBack && lastProblem !== null && !isGone,
  };
}
