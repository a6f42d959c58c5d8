// Opens the dialog that starts a walk, from anywhere. The dialog itself comes with its own chunk.
import { createStore, useStore } from '../../../platform/store.ts';

type Opening = Readonly<{ schoolId?: string }>;

const store = createStore<Opening | null>(null);

/** A school that is given is chosen already. */
export function openStartWalk(given: Opening = {}): void {
  store.set(given);
}

export function closeStartWalk(): void {
  store.set(null);
}

export function useStartWalkOpening(): Opening | null {
  return useStore(store);
}
