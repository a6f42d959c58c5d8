// A user whose work was reported as saved has to learn when the server rejects it.
import type { LastProblem, OutboxRow } from '../localDatabase/rows.ts';

type Listener = (operation: OutboxRow, problem: LastProblem) => void;

const listeners = new Set<Listener>();

/** Notifies a feature of work that was rejected while the page is open. Returns how to stop. */
export function onRejection(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportRejection(operation: OutboxRow, problem: LastProblem): void {
  for (const listener of listeners) listener(operation, problem);
}
