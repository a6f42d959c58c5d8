import type { EntryFilter } from '@schooldog/domain/entries';
import { useQueryClient } from '@tanstack/react-query';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useUnsentEntries } from '../logEntry/unsent.ts';
import type { useEntries } from '../queries.ts';
import { seenEntries } from '../seenEntries.ts';
import { inOrder, matchesFilter } from './matches.ts';
import { type ListedEntry, withUnsent } from './withUnsent.ts';

/** Undefined until there is an answer. Without a network: what this device has seen and the filter lets through. */
export function useListedEntries(
  query: ReturnType<typeof useEntries>,
  filter: EntryFilter,
): readonly ListedEntry[] | undefined {
  const { isOffline } = useConnectivity();
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const waiting = useUnsentEntries();
  const isWanted = (entry: ListedEntry['entry']) => matchesFilter(entry, filter, timeZone);
  const known = isOffline
    ? inOrder(seenEntries(queryClient).filter(isWanted), filter)
    : query.data?.pages.flatMap(({ entries }) => entries);
  return known === undefined ? undefined : withUnsent(known, waiting, isWanted);
}
