import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { latestOf } from '../../platform/offlineRecords/latestOf.ts';

type Pages = Readonly<{ pages: readonly Readonly<{ workOrders: readonly ShownWorkOrder[] }>[] }>;

/** Every work order that this device has seen, each once, in its latest form. */
export function seenWorkOrders(queryClient: QueryClient): ShownWorkOrder[] {
  const lists = queryClient.getQueriesData<Pages>({
    queryKey: api.workOrders.listWorkOrders.key({ type: 'infinite' }),
  });
  const single = queryClient.getQueriesData<ShownWorkOrder>({ queryKey: api.workOrders.getWorkOrder.key() });
  return latestOf([
    ...lists.flatMap(([, list]) => list?.pages.flatMap(({ workOrders }) => workOrders) ?? []),
    ...single.flatMap(([, order]) => order ?? []),
  ]);
}

/** Whether any list of work orders shows something without a network. */
export function hasSeenWorkOrders(queryClient: QueryClient): boolean {
  return seenWorkOrders(queryClient).length > 0;
}
