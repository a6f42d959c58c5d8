// Work orders can be raised, edited, commented and moved on without a network.
import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { offlineRecord } from '../../platform/offlineRecords/offlineRecord.ts';
import { type RecordState, useShownRecord } from '../../platform/offlineRecords/useShownRecord.ts';
import { type PartsToSend, partsToSend } from './partsToSend.ts';
import { seenWorkOrders } from './seenWorkOrders.ts';
import { workOrderRecord } from './workOrderRecord.ts';

export const offlineWorkOrders = offlineRecord(workOrderRecord);

export type WorkOrderState = Readonly<{
  state: RecordState<ShownWorkOrder>;
  /** Undefined where only a list was seen. */
  detail: DetailedWorkOrder | undefined;
  toSend: PartsToSend;
}>;

/** Links to attachments hold for ten minutes. */
const refetchInterval = 8 * 60_000;

/** One order as the user knows it, with the pending work of this device. */
export function useShownWorkOrder(workOrderId: string): WorkOrderState {
  const queryClient = useQueryClient();
  const query = useQuery(
    api.workOrders.getWorkOrder.queryOptions({ input: { workOrderId }, refetchInterval }),
  );
  const tracked = offlineWorkOrders.usePending();
  const state = useShownRecord<ShownWorkOrder>(offlineWorkOrders, {
    id: workOrderId,
    tracked,
    query,
    seen: () => seenWorkOrders(queryClient).find(({ id }) => id === workOrderId),
  });
  const toSend = partsToSend(tracked.find(({ record }) => record.id === workOrderId));
  return { state, detail: query.data, toSend };
}
