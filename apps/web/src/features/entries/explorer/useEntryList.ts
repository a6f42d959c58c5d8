import type { ShownEntry } from '@schooldog/contract/entries';
import type { EntryFilter } from '@schooldog/domain/entries';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { usePlaces } from '../../dataProfiles/index.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useObservation } from '../../settings/index.ts';
import { offlineEntries } from '../offlineEntries.ts';
import { useEntryCount } from '../queries.ts';
import { seenEntries } from '../seenEntries.ts';
import { inOrder, matchesFilter } from './matches.ts';

type Options = Readonly<{ isCounted?: boolean; pageSize?: '32' | '200' }>;

/** The entries that the filter lets through; offline those that this device has seen; always with pending work. */
export function useEntryList(filter: EntryFilter, { isCounted = true, pageSize = '32' }: Options = {}) {
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const { data: places = [] } = usePlaces(filter.location === undefined ? null : schoolOf(filter));
  const pending = offlineEntries.usePending();
  const query = usePages(api.entries.listEntries, { ...filter, pageSize });
  const total = useEntryCount(filter, { enabled: isCounted });
  const { category, item } = useObservation();
  const isWanted = (entry: ShownEntry) => matchesFilter(entry, filter, { timeZone, places, category, item });
  return useListPage({
    query,
    recordsOf: ({ entries }) => entries,
    count: total.data?.count,
    isMore: total.data?.isMore,
    offlineRecords: () => inOrder(seenEntries(queryClient).filter(isWanted), filter),
    withPending: (entries) => offlineEntries.withPending(entries, pending, isWanted),
  });
}

/** A filter by place is always one by its school. */
function schoolOf({ schoolIds = [] }: EntryFilter): string | null {
  return schoolIds[0] ?? null;
}
