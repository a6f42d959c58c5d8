import type { ShownEntry } from '@schooldog/contract/entries';
import type { EntryFilter } from '@schooldog/domain/entries';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { useTimeZone } from '../../schools/index.ts';
import { offlineEntries } from '../offlineEntries.ts';
import { useEntryCount } from '../queries.ts';
import { seenEntries } from '../seenEntries.ts';
import { inOrder, matchesFilter } from './matches.ts';

/** The entries that the filter lets through; offline those that this device has seen; always with pending work. */
export function useEntryList(filter: EntryFilter, { isCounted } = { isCounted: true }) {
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const pending = offlineEntries.usePending();
  const query = usePages(api.entries.listEntries, { ...filter, pageSize: '32' as const });
  const total = useEntryCount(filter, { enabled: isCounted });
  const isWanted = (entry: ShownEntry) => matchesFilter(entry, filter, timeZone);
  return useListPage({
    query,
    recordsOf: ({ entries }) => entries,
    count: total.data?.count,
    offlineRecords: () => inOrder(seenEntries(queryClient).filter(isWanted), filter),
    withPending: (entries) => offlineEntries.withPending(entries, pending, isWanted),
  });
}
