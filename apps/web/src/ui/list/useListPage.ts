import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

type PagesQuery<Page> = UseInfiniteQueryResult<InfiniteData<Page>>;

type Given<Page, Record, Item> = Readonly<{
  query: PagesQuery<Page>;
  recordsOf(page: Page): readonly Record[];
  /** How many the filter lets through, where the server says so. */
  count?: number | undefined;
  /** What the device has of the list without a network; without it, the answer that was here last. */
  offlineRecords?(): readonly Record[];
  /** The list as this person knows it, with the work that waits in the outbox. */
  withPending(records: readonly Record[]): readonly Item[];
}>;

export type ListState<Item> = Readonly<{
  query: PagesQuery<unknown>;
  /** Undefined until there is an answer. */
  items: readonly Item[] | undefined;
  /** How many records of the server are here. */
  loaded: number;
  count: number | undefined;
  isOffline: boolean;
  /** The items answer an earlier filter. */
  isStale: boolean;
  /** An answer to this filter is on its way and was never here. */
  isWaiting: boolean;
}>;

type WithoutPending<Page, Record> = Omit<Given<Page, Record, Record>, 'withPending'>;

/** The state of a list: what to show of it, and how it stands with the server. `ListPage` draws it. */
export function useListPage<Page, Record, Item>(given: Given<Page, Record, Item>): ListState<Item>;
export function useListPage<Page, Record>(given: WithoutPending<Page, Record>): ListState<Record>;
export function useListPage<Page, Record>(
  given: WithoutPending<Page, Record> & Partial<Given<Page, Record, unknown>>,
): ListState<unknown> {
  const { query, recordsOf, count, offlineRecords, withPending } = given;
  const { isOffline } = useConnectivity();
  const records =
    isOffline && offlineRecords !== undefined ? offlineRecords() : query.data?.pages.flatMap(recordsOf);
  const isWaiting = !isOffline && (query.isLoading || query.isPlaceholderData);
  return {
    query,
    items: records === undefined ? undefined : (withPending?.(records) ?? records),
    loaded: records?.length ?? 0,
    count: isOffline ? undefined : count,
    isOffline,
    isStale: !isOffline && query.isPlaceholderData,
    isWaiting,
  };
}
