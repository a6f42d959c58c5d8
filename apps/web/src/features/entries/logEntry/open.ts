// Opens the Log Entry / Edit Entry dialog from anywhere. The dialog itself comes with its own chunk.
import type { ShownEntry } from '@schooldog/contract/entries';
import { createStore, useStore } from '../../../platform/store.ts';

export type Opening =
  | Readonly<{ mode: 'log'; schoolId?: string | undefined; categoryId?: string | undefined }>
  | Readonly<{ mode: 'edit'; entry: ShownEntry }>
  /** Refused work in its form again, so that it can be put right. */
  | Readonly<{ mode: 'mend'; operationId: string }>;

const store = createStore<Opening | null>(null);

/** A school or a category that is given is chosen already. */
export function openLogEntry(given: { schoolId?: string; categoryId?: string } = {}): void {
  store.set({ mode: 'log', ...given });
}

/** Also for an entry that still waits to be sent. */
export function openEditEntry(entry: ShownEntry): void {
  store.set({ mode: 'edit', entry });
}

export function openMendEntry(operationId: string): void {
  store.set({ mode: 'mend', operationId });
}

export function closeEntryDialog(): void {
  store.set(null);
}

export function useOpening(): Opening | null {
  return useStore(store);
}
