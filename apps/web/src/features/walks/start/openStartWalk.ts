// Opens the dialog that starts a walk, from anywhere. The dialog itself comes with its own chunk.
import type { NewWalk } from '@schooldog/domain/walks';
import type { LastProblem } from '../../../platform/localDatabase/rows.ts';
import { createStore, useStore } from '../../../platform/store.ts';

export type StartOpening = Readonly<{
  schoolId?: string;
  /** A start that the server rejected, to be corrected. */
  rejected?: RejectedStart;
}>;

export type RejectedStart = Readonly<{ operationId: string; walk: NewWalk; problem: LastProblem | null }>;

const store = createStore<StartOpening | null>(null);

/** A school that is given is chosen already. */
export function openStartWalk(given: StartOpening = {}): void {
  store.set(given);
}

export function closeStartWalk(): void {
  store.set(null);
}

export function useStartWalkOpening(): StartOpening | null {
  return useStore(store);
}
