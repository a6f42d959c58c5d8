// Opens the Log Entry / Edit Entry dialog from anywhere.
import type { ShownEntry } from '@schooldog/contract/entries';
import { createFormOpening } from '../../../platform/offlineRecords/formOpening.ts';
import type { StartGiven } from '../../../platform/navigation/featureShell.ts';
import type { RecordDeclaration } from '../../../platform/offlineRecords/pendingRecords.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import type { EntryHome } from './home.ts';

/** An assessment from which an entry is logged, with the tags by which it counts there. */
export type FromAssessment = Readonly<{ id: string; schoolId: string; tags: readonly string[] }>;

export type Opening =
  | Readonly<{
      mode: 'log';
      schoolId?: string | undefined;
      place?: StartGiven['place'] | undefined;
      categoryId?: string | undefined;
      assessment?: FromAssessment | undefined;
      home?: EntryHome | undefined;
      /** The form that was drawn ahead shows it. */
      isDrawn?: boolean;
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

/** The home in which a page will log next. */
const ahead = createStore<EntryHome | null>(null);

/** The form in this home is drawn ahead, so that a tap only has to show it, until the returned function is called. */
export function drawLogEntryAhead(home: EntryHome): () => void {
  ahead.set(home);
  return () => {
    if (ahead.get() === home) ahead.set(null);
  };
}

export function useDrawnAhead(): EntryHome | null {
  return useStore(ahead);
}

/** A school, a place or a category that is given is chosen already. */
export function openLogEntry(
  given: Readonly<{
    schoolId?: string;
    place?: StartGiven['place'];
    categoryId?: string | undefined;
    assessment?: FromAssessment;
    home?: EntryHome;
  }> = {},
): void {
  const drawn = ahead.get();
  opening.open({ mode: 'log', ...given, isDrawn: drawn !== null && drawn.id === given.home?.id });
}

/** Also for an entry that still waits to be sent. With an alert, the form is one that sends it, and begins at its recipients. */
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
