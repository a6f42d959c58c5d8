import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

type PagesQuery<Page> = UseInfiniteQueryResult<InfiniteData<Page>>;

type Given<Page, Record, Item> = Readonly<{
  query: PagesQuery<Page>;
  recordsOf(page: Page): readonly Record[];
  /** How many match the filter, where the server reports it. */
  count?: number | undefined;
  /** The server stopped counting at `count`. */
  isMore?: boolean | undefined;
  /** What the device has of the list without a network; without it, the last answer. */
  offlineRecords?(): readonly Record[];
  /** The list as this user knows it, with the pending work of the outbox. */
  withPending(records: readonly Record[]): readonly Item[];
}>;

export type ListState<Item> = Readonly<{
  query: PagesQuery<unknown>;
  /** Undefined until there is an answer. */
  items: readonly Item[] | undefined;
  /** How many records of the server are loaded. */
  loaded: number;
  count: number | undefined;
  /** There are more than `count`. */
  isMore: boolean;
  isOffline: boolean;
  /** The items answer an earlier filter. */
  isStale: boolean;
  /** The first answer to this filter is in flight. */
  isWaiting: boolean;
}>;

type WithoutPending<Page, Record> = Omit<Given<Page, Record, Record>, 'withPending'>;

/** The state of a list: what to show of it, and its status with the server. `ListPage` draws it. */
export function useListPage<Page, Record, Item>(given: Given<Page, Record, Item>): ListState<Item>;
export function useListPage<Page, Record>(given: WithoutPending<Page, Record>): ListState<Record>;
export function useListPage<Page, Record>(
  given: WithoutPending<Page, Record> & Partial<Given<Page, Record, unknown>>,
): ListState<unknown> {
  const { query, recordsOf, count, isMore = false, offlineRecords, withPending } = given;
  const { isOffline } = useConnectivity();
  const records =
    isOffline && offlineRecords !== undefined ? offlineRecords() : query.data?.pages.flatMap(recordsOf);
  const items = records === undefined ? undefined : (withPending?.(records) ?? records);
  // Without an answer to this filter, a device that has none of its records cannot say that there are none.
  const isUnknown = isOffline && items?.length === 0 && (query.data === undefined || query.isPlaceholderData);
  const isWaiting = !isOffline && (query.isLoading || query.isPlaceholderData);
  return {
    query,
    items: isUnknown ? undefined : items,
    loaded: records?.length ?? 0,
    count: isOffline ? undefined : count,
    isMore: !isOffline && isMore,
    isOffline,
    isStale: !isOffline && query.isPlaceholderData,
    isWaiting,
  };
}
