// Entries can be logged, edited and deleted without a network.
import type { ShownEntry } from '@schooldog/contract/entries';
import { useQueryClient } from '@tanstack/react-query';
import { offlineRecord } from '../../platform/offlineRecords/offlineRecord.ts';
import type { PendingRecord } from '../../platform/offlineRecords/pendingRecords.ts';
import { type RecordState, useShownRecord } from '../../platform/offlineRecords/useShownRecord.ts';
import { entryOperations } from './entryOperations.ts';
import { useEntry } from './queries.ts';
import { seenEntries } from './seenEntries.ts';

export type PendingEntry = PendingRecord<ShownEntry>;

export const offlineEntries = offlineRecord({
  ...entryOperations,
  load: async () => (await import('./entryRecord.ts')).entryRecord,
});

/** One entry as the person knows it, with what this device has not sent yet. */
export function useShownEntry(entryId: string): RecordState<ShownEntry> {
  const queryClient = useQueryClient();
  return useShownRecord(offlineEntries, {
    id: entryId,
    tracked: offlineEntries.usePending(),
    query: useEntry(entryId),
    seen: () => seenEntries(queryClient).find(({ id }) => id === entryId),
  });
}
