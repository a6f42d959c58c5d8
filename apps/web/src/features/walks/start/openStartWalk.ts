// Opens the dialog that starts a walk, from anywhere. The dialog itself comes with its own chunk.
import { createStore, useStore } from '../../../platform/store.ts';

export type StartOpening = Readonly<{ schoolId?: string }>;

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
