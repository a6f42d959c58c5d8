import type { ShownEntry } from '@schooldog/contract/entries';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { latestOf } from '../../platform/offlineRecords/latestOf.ts';

type Pages = Readonly<{ pages: readonly Readonly<{ entries: readonly ShownEntry[] }>[] }>;

/** Every entry that this device has seen, each once, in its latest form. */
export function seenEntries(queryClient: QueryClient): ShownEntry[] {
  const lists = queryClient.getQueriesData<Pages>({
    queryKey: api.entries.listEntries.key({ type: 'infinite' }),
  });
  const single = queryClient.getQueriesData<ShownEntry>({ queryKey: api.entries.getEntry.key() });
  return latestOf([
    ...lists.flatMap(([, list]) => list?.pages.flatMap(({ entries }) => entries) ?? []),
    ...single.flatMap(([, entry]) => entry ?? []),
  ]);
}
