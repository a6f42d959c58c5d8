import type { UseQueryResult } from '@tanstack/react-query';
import { refusalOf } from '../api/problem.ts';
import { useConnectivity } from '../connectivity/connectivity.ts';
import type { OfflineRecord } from './offlineRecord.ts';
import {
  isRejected,
  notReadYet,
  type PendingRecord,
  type TrackedRecord,
  unlessSent,
} from './pendingRecords.ts';

export type RecordState<Item> =
  | Readonly<{ kind: 'shown'; record: Item; pending: PendingRecord<Item> | null }>
  | Readonly<{ kind: 'waiting' | 'notFound' | 'gone' | 'deleted' | 'neverSeen' }>
  | Readonly<{ kind: 'failed'; retry(): void }>;

type Given<Item> = Readonly<{
  id: string;
  /** The result of `usePending` of the records. */
  tracked: readonly TrackedRecord<Item>[];
  query: UseQueryResult<Item>;
  /** The record in another answer on this device, such as a list. */
  seen(): Item | undefined;
}>;

/** One record as the user knows it: with their pending work, and offline as it was last seen. */
export function useShownRecord<Item extends Readonly<{ id: string }>>(
  records: Pick<OfflineRecord<Item>, 'withEdits'>,
  { id, tracked, query, seen }: Given<Item>,
): RecordState<Item> {
  const { isOffline } = useConnectivity();
  const pending = tracked.find(({ record }) => record.id === id) ?? null;
  const known = query.data ?? seen();
  if (pending !== null && pending.kind !== 'delete') {
    const record = known === undefined ? pending.record : records.withEdits(pending, known);
    return { kind: 'shown', record, pending: unlessSent(pending) };
  }
  const rejected = pending !== null && isRejected(pending) ? pending : null;
  if (pending !== null && rejected === null) return { kind: 'deleted' };
  const status = !isOffline && query.isError ? refusalOf(query.error).status : null;
  if (status === 404 || status === 400) {
    // A record that was made on this device a moment ago may be on its way to the server.
    if (tracked === notReadYet || query.isFetching) return { kind: 'waiting' };
    return { kind: known === undefined ? 'notFound' : 'gone' };
  }
  if (known !== undefined) return { kind: 'shown', record: known, pending: rejected };
  if (isOffline) return { kind: 'neverSeen' };
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() };
  return { kind: 'waiting' };
}
