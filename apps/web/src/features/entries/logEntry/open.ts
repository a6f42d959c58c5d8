// Opens the Log Entry / Edit Entry dialog from anywhere. The dialog itself comes with its own chunk.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { RecordDeclaration } from '../../../platform/offlineRecords/pendingRecords.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import type { EntryHome } from './home.ts';

export type Opening =
  | Readonly<{
      mode: 'log';
      schoolId?: string | undefined;
      categoryId?: string | undefined;
      home?: EntryHome | undefined;
    }>
  | Readonly<{ mode: 'edit'; entry: ShownEntry; withAlert?: boolean; home?: EntryHome | undefined }>
  /** Rejected work in its form again. */
  | Readonly<{
      mode: 'fix';
      operationId: string;
      home?: EntryHome | undefined;
      /** Of work that a home rejected for good: it is stored as an entry on its own. */
      left?: RecordDeclaration<ShownEntry> | undefined;
    }>;

const store = createStore<Opening | null>(null);

/** A school or a category that is given is chosen already. */
export function openLogEntry(
  given: Readonly<{ schoolId?: string; categoryId?: string | undefined; home?: EntryHome }> = {},
): void {
  store.set({ mode: 'log', ...given });
}

/** Also for an entry that still waits to be sent. With an alert, the form begins with its recipients open. */
export function openEditEntry(
  entry: ShownEntry,
  given: Readonly<{ withAlert?: boolean; home?: EntryHome }> = {},
): void {
  store.set({ mode: 'edit', entry, ...given });
}

export function openRejectedEntry(
  operationId: string,
  given: Pick<Extract<Opening, { mode: 'fix' }>, 'home' | 'left'> = {},
): void {
  store.set({ mode: 'fix', operationId, ...given });
}

export function closeEntryDialog(): void {
  store.set(null);
}

/** The edit that was saved last with a network, until another form is opened or it has been answered. */
let expected: string | null = null;

export function expectAnswer(operationId: string | null): void {
  expected = operationId;
}

/** Its form may open again by itself; later, a dialog out of nowhere would only be in the way. */
export function isExpected(operationId: string): boolean {
  return operationId === expected && store.get() === null;
}

export function useOpening(): Opening | null {
  return useStore(store);
}
