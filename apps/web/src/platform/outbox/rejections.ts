// Somebody who was just told that their work is kept has to hear it when the server does not take it.
import type { LastProblem, OutboxRow } from '../localDatabase/rows.ts';

type Listener = (operation: OutboxRow, problem: LastProblem) => void;

const listeners = new Set<Listener>();

/** A feature hears of work that was refused while the page is open. Returns how to stop. */
export function onRejection(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportRejection(operation: OutboxRow, problem: LastProblem): void {
  for (const listener of listeners) listener(operation, problem);
}
