import type { ShownEntry } from '@schooldog/contract/entries';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

type Pages = Readonly<{ pages: readonly Readonly<{ entries: readonly ShownEntry[] }>[] }>;

/** Every entry that this device has seen, each once, in its latest form. */
export function seenEntries(queryClient: QueryClient): ShownEntry[] {
  const lists = queryClient.getQueriesData<Pages>({
    queryKey: api.entries.listEntries.key({ type: 'infinite' }),
  });
  const single = queryClient.getQueriesData<ShownEntry>({ queryKey: api.entries.getEntry.key() });
  const latest = new Map<string, ShownEntry>();
  const seen = [
    ...lists.flatMap(([, list]) => list?.pages.flatMap(({ entries }) => entries) ?? []),
    ...single.flatMap(([, entry]) => entry ?? []),
  ];
  for (const entry of seen) {
    const known = latest.get(entry.id);
    if (known === undefined || known.timeUpdated < entry.timeUpdated) latest.set(entry.id, entry);
  }
  return [...latest.values()];
}
