// Opens the dialog that begins an assessment, from anywhere. The dialog itself comes with its own chunk.
import { createStore, useStore } from '../../../platform/store.ts';

export type BeginOpening = Readonly<{ schoolId?: string | undefined }>;

const store = createStore<BeginOpening | null>(null);

/** A school that is given is chosen already. */
export function openBeginAssessment(given: BeginOpening = {}): void {
  store.set(given);
}

export function closeBeginAssessment(): void {
  store.set(null);
}

export function useBeginOpening(): BeginOpening | null {
  return useStore(store);
}
