// Walks can be started and filled without a network.
import type { DetailedWalk, ShownWalk, ShownWalkEntry } from '@schooldog/contract/walks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../platform/api/client.ts';
import { refusalOf } from '../../platform/api/problem.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { offlineRecord } from '../../platform/offlineRecords/offlineRecord.ts';
import type { ListedRecord, TrackedRecord } from '../../platform/offlineRecords/pendingRecords.ts';
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
  /** How many more entries the server has: a walk known from a list only comes without them. */
  unread: number;
  submissionNames: DetailedWalk['submissionNames'];
}>;

/** One walk as the user knows it, with the pending work of this device. */
export function useShownWalk(walkId: string): WalkState {
  const queryClient = useQueryClient();
  const { isOffline } = useConnectivity();
  const pendingWalks = offlineWalks.usePending();
  const query = useQuery(api.walks.getWalk.queryOptions({ input: { walkId } }));
  const state = useShownRecord<ShownWalk>(offlineWalks, {
    id: walkId,
    tracked: pendingWalks,
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
  // Pending work on a walk that was deleted, or that removed this person, does not bring it back.
  const isGone =
    !isOffline && query.isError && refusalOf(query.error).status === 404 && !isStarting(pendingWalks, walkId);
  return {
    state: isGone && state.kind === 'shown' ? { kind: 'gone' } : state,
    entries,
    unread: data === undefined && state.kind === 'shown' ? state.record.entryCount : 0,
    submissionNames: data?.submissionNames ?? [],
  };
}

/** The server did not know it when it was asked. */
function isStarting(tracked: readonly TrackedRecord<ShownWalk>[], walkId: string): boolean {
  return tracked.some(({ kind, record }) => kind === 'create' && record.id === walkId);
}
