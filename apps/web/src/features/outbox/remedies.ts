import type { OutboxItem } from '../../platform/outbox/index.ts';
import { goneReasons, reasonOf } from './reason.ts';

type Judged = Pick<OutboxItem, 'state' | 'isBlocked' | 'lastProblem'>;

/**
 * What may help a piece of work to arrive. Saving it to a file and discarding it are always open; where its record is
 * gone, nothing else is left.
 */
export function remediesFor({ state, isBlocked, lastProblem }: Judged): {
  canFix: boolean;
  canRetry: boolean;
} {
  const isRefused = state === 'refused';
  const isGone = isRefused && lastProblem !== null && goneReasons.has(reasonOf(lastProblem).key);
  return {
    canFix: isRefused && !isGone,
    canRetry: !isBlocked && lastProblem !== null && !isGone,
  };
}
