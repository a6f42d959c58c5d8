// Walks can be started and filled without a network.
import type { DetailedWalk, ShownWalk, ShownWalkEntry } from '@schooldog/contract/walks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../platform/api/client.ts';
import { offlineRecord } from '../../platform/offlineRecords/offlineRecord.ts';
import type { ListedRecord } from '../../platform/offlineRecords/pendingRecords.ts';
import { type RecordState, useShownRecord } from '../../platform/offlineRecords/useShownRecord.ts';
import { seenWalks } from './seenWalks.ts';
import { walkEntryRecord } from './walkEntryRecord.ts';
import { walkRecord } from './walkRecord.ts';

export const offlineWalks = offlineRecord(walkRecord);
export const offlineWalkEntries = offlineRecord(walkEntryRecord);

export type ListedWalkEntry = ListedRecord<ShownWalkEntry>;

export type WalkState = Readonly<{
  state: RecordState<ShownWalk>;
  /** In the order in which things were seen, with what this device has not sent yet. */
  entries: readonly ListedWalkEntry[];
  submissionNames: DetailedWalk['submissionNames'];
}>;

/** One walk as the user knows it, with the pending work of this device. */
export function useShownWalk(walkId: string): WalkState {
  const queryClient = useQueryClient();
  const query = useQuery(api.walks.getWalk.queryOptions({ input: { walkId } }));
  const state = useShownRecord<ShownWalk>(offlineWalks, {
    id: walkId,
    tracked: offlineWalks.usePending(),
    query,
    seen: () => seenWalks(queryClient).find(({ id }) => id === walkId),
  });
  const pending = offlineWalkEntries.usePending();
  const { data } = query;
  const entries = useMemo(
    () =>
      offlineWalkEntries
        .withPending(data?.entries ?? [], pending, (entry) => entry.walkId === walkId)
        .toSorted((one, other) => one.record.timestamp.localeCompare(other.record.timestamp)),
    [data, pending, walkId],
  );
  return { state, entries, submissionNames: data?.submissionNames ?? [] };
}
