// Opens the Log Entry / Edit Entry dialog from anywhere.
import type { ShownEntry } from '@schooldog/contract/entries';
import { createFormOpening } from '../../../platform/offlineRecords/formOpening.ts';
import type { RecordDeclaration } from '../../../platform/offlineRecords/pendingRecords.ts';
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

const opening = createFormOpening<Opening>();

/** A school or a category that is given is chosen already. */
export function openLogEntry(
  given: Readonly<{ schoolId?: string; categoryId?: string | undefined; home?: EntryHome }> = {},
): void {
  opening.open({ mode: 'log', ...given });
}

/** Also for an entry that still waits to be sent. With an alert, the form begins with its recipients open. */
export function openEditEntry(
  entry: ShownEntry,
  given: Readonly<{ withAlert?: boolean; home?: EntryHome }> = {},
): void {
  opening.open({ mode: 'edit', entry, ...given });
}

export function openRejectedEntry(
  operationId: string,
  given: Pick<Extract<Opening, { mode: 'fix' }>, 'home' | 'left'> = {},
): void {
  opening.open({ mode: 'fix', operationId, ...given });
}

export const { close: closeEntryDialog, expectAnswer, isExpected, useOpening } = opening;
