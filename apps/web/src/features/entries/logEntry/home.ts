// An entry usually stands on its own. A feature that holds entries until later, such as a walk, gives the form a home
// for them, and says how work on them is stored.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { ComponentType } from 'react';
import type { RecordDeclaration } from '../../../platform/offlineRecords/pendingRecords.ts';
import type { EditedEntryWork, NewEntryWork } from './entryWork.ts';

type Followed = Readonly<{
  entry: ShownEntry;
  /** Whether this device's own pending work is part of it. */
  withPending: boolean;
  onEntry(entry: ShownEntry): void;
}>;

type Sending = Readonly<{ sendImmediately: boolean }>;

export type EntryHome = Readonly<{
  /** Drafts of different homes stay apart. */
  id: string;
  schoolId: string;
  /** An alert of the entry waits already, so the form offers no other. */
  hasWaitingAlert?: boolean;
  record: RecordDeclaration<ShownEntry>;
  /** An entry as this device knows it from the server. */
  seen(entryId: string): ShownEntry | undefined;
  /** Reports every newer state of an entry that is being edited. */
  Follow: ComponentType<Followed>;
  /** These resolve with the id of the operation when the work is safe on the device. */
  storeNew(work: NewEntryWork, how: Sending): Promise<string>;
  storeEdit(work: EditedEntryWork, how: Sending): Promise<string>;
}>;
