import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useSeenOffline } from '../../../platform/localDatabase/index.ts';
import type { ListedRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { useActor } from '../../../platform/session/session.ts';
import { type ListState, useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useTimeZone } from '../../schools/index.ts';
import { offlineWorkOrders } from '../offlineWorkOrders.ts';
import { seenWorkOrders } from '../seenWorkOrders.ts';
import { queryOf, type WorkOrderListFilter } from '../workOrderFilter.ts';
import { matchesFilter, sortOrders } from './matches.ts';

export type ListedWorkOrder = ListedRecord<ShownWorkOrder>;

/** What the filter matches; offline what this device has seen; always with pending work. */
export function useTaskList(
  filter: WorkOrderListFilter,
  count: number | undefined,
): ListState<ListedWorkOrder> {
  const queryClient = useQueryClient();
  const viewer = { userId: useActor().userId, timeZone: useTimeZone(), now: useNow() };
  const pending = offlineWorkOrders.usePending();
  useSeenOffline();
  const isWanted = (order: ShownWorkOrder) => matchesFilter(order, filter, viewer);
  return useListPage({
    query: usePages(api.workOrders.listWorkOrders, queryOf(filter)),
    recordsOf: ({ workOrders }) => workOrders,
    count,
    offlineRecords: () => sortOrders(seenWorkOrders(queryClient).filter(isWanted), filter.sort ?? 'newest'),
    withPending: (orders) => offlineWorkOrders.withPending(orders, pending, isWanted),
  });
}
