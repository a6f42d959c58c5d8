import type { ShownDrill } from '@schooldog/contract/drills';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { latestOf } from '../../platform/offlineRecords/latestOf.ts';

type Pages = Readonly<{ pages: readonly Readonly<{ drills: readonly ShownDrill[] }>[] }>;

/** Every drill that this device has seen, each once, in its latest form. */
export function seenDrills(queryClient: QueryClient): ShownDrill[] {
  const lists = queryClient.getQueriesData<Pages>({
    queryKey: api.drills.listDrills.key({ type: 'infinite' }),
  });
  const single = queryClient.getQueriesData<ShownDrill>({ queryKey: api.drills.getDrill.key() });
  return latestOf([
    ...lists.flatMap(([, list]) => list?.pages.flatMap(({ drills }) => drills) ?? []),
    ...single.flatMap(([, drill]) => drill ?? []),
  ]);
}
