import type { WorkOrderStatus } from '@schooldog/domain/workOrders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { queryOf, type WorkOrderListFilter } from '../workOrderFilter.ts';

export type TaskCounts = Readonly<{
  /** Of everything that the filter matches, whatever its status. Undefined while unknown. */
  all: number | undefined;
  of(status: WorkOrderStatus): number | undefined;
  /** With the statuses of the filter. */
  matching: number | undefined;
}>;

/** How many orders of each status the rest of the filter matches. */
export function useTaskCounts(filter: WorkOrderListFilter): TaskCounts {
  const { isOffline } = useConnectivity();
  const { statuses = [], sort: _sort, ...rest } = queryOf(filter);
  const { data } = useQuery(
    api.workOrders.countWorkOrders.queryOptions({ input: rest, placeholderData: keepPreviousData }),
  );
  const of = (status: WorkOrderStatus) =>
    data === undefined || isOffline ? undefined : (data.byStatus[status] ?? 0);
  const all = isOffline ? undefined : data?.count;
  return {
    all,
    of,
    matching:
      all === undefined || statuses.length === 0
        ? all
        : statuses.reduce((sum, status) => sum + (of(status) ?? 0), 0),
  };
}
