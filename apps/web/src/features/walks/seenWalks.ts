import type { ShownWalk } from '@schooldog/contract/walks';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { latestOf } from '../../platform/offlineRecords/latestOf.ts';

type Pages = Readonly<{ pages: readonly Readonly<{ walks: readonly ShownWalk[] }>[] }>;

/** Every walk that this device has seen, each once, in its latest form. */
export function seenWalks(queryClient: QueryClient): ShownWalk[] {
  const lists = queryClient.getQueriesData<Pages>({
    queryKey: api.walks.listWalks.key({ type: 'infinite' }),
  });
  const single = queryClient.getQueriesData<ShownWalk>({ queryKey: api.walks.getWalk.key() });
  return latestOf([
    ...lists.flatMap(([, list]) => list?.pages.flatMap(({ walks }) => walks) ?? []),
    ...single.flatMap(([, walk]) => walk ?? []),
  ]);
}
