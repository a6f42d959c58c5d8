import type { EntryFilter } from '@schooldog/domain/entries';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useUnsentEntries } from '../logEntry/unsent.ts';
import { useEntryCount } from '../queries.ts';
import { seenEntries } from '../seenEntries.ts';
import { inOrder, matchesFilter } from './matches.ts';
import { type ListedEntry, withUnsent } from './withUnsent.ts';

/** The entries that the filter lets through; offline those that this device has seen; always with pending work. */
export function useEntryList(filter: EntryFilter) {
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const waiting = useUnsentEntries();
  const query = usePages(api.entries.listEntries, { ...filter, pageSize: '32' as const });
  const total = useEntryCount(filter);
  const isWanted = (entry: ListedEntry['entry']) => matchesFilter(entry, filter, timeZone);
  return useListPage({
    query,
    recordsOf: ({ entries }) => entries,
    count: total.data?.count,
    offlineRecords: () => inOrder(seenEntries(queryClient).filter(isWanted), filter),
    withPending: (entries) => withUnsent(entries, waiting, isWanted),
  });
}
