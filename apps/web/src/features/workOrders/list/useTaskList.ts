import type { Place } from '@schooldog/contract/dataProfiles';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useSeenOffline } from '../../../platform/localDatabase/index.ts';
import { type ListedRecord, unlessSent } from '../../../platform/offlineRecords/pendingRecords.ts';
import { useActor } from '../../../platform/session/session.ts';
import { type ListState, useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { useNow } from '../../../ui/useNow.ts';
import { usePlaces } from '../../dataProfiles/index.ts';
import { useTimeZone } from '../../schools/index.ts';
import { offlineWorkOrders } from '../offlineWorkOrders.ts';
import { seenWorkOrders } from '../seenWorkOrders.ts';
import { useWorkCalendar } from '../parts/useWorkCalendar.ts';
import { queryOf, type WorkOrderListFilter } from '../workOrderFilter.ts';
import { matchesFilter, sortOrders } from './matches.ts';

const none: readonly Place[] = [];

export type ListedWorkOrder = ListedRecord<ShownWorkOrder>;

/** What the filter matches; offline what this device has seen; always with pending work. */
export function useTaskList(
  filter: WorkOrderListFilter,
  count: number | undefined,
  /** Where pending work may move an order out of the list or into it, as between the columns of a board. */
  isHere?: (order: ShownWorkOrder) => boolean,
): ListState<ListedWorkOrder> {
  const queryClient = useQueryClient();
  const calendar = useWorkCalendar();
  // A filter by place is always one by its school.
  const { data: places = none } = usePlaces(
    filter.location === undefined ? null : (filter.schoolIds?.[0] ?? null),
  );
  const viewer = { userId: useActor().userId, timeZone: useTimeZone(), now: useNow(), places, calendar };
  const pending = offlineWorkOrders.usePending();
  useSeenOffline();
  const isWanted = (order: ShownWorkOrder) => matchesFilter(order, filter, viewer);
  return useListPage({
    query: usePages(api.workOrders.listWorkOrders, queryOf(filter)),
    recordsOf: ({ workOrders }) => workOrders,
    count,
    offlineRecords: () => sortOrders(seenWorkOrders(queryClient).filter(isWanted), filter.sort ?? 'newest'),
    withPending: (orders) => {
      const listed = offlineWorkOrders.withPending(orders, pending, isWanted);
      if (isHere === undefined) return listed;
      const moved = pending.filter(
        (one) =>
          one.kind === 'edit' && isWanted(one.record) && !orders.some(({ id }) => id === one.record.id),
      );
      return [
        ...moved.map((one) => ({ record: one.record, pending: unlessSent(one) })),
        ...listed.filter(({ record }) => isHere(record)),
      ];
    },
  });
}
