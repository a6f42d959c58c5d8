import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useShownWorkOrder } from '../offlineWorkOrders.ts';

type Props = Readonly<{ order: ShownWorkOrder; onOrder(order: ShownWorkOrder): void }>;

/** Tells of every newer state of an order that is being edited, with what this device has still to send. */
export function FollowWorkOrder({ order, onOrder }: Props) {
  const { state } = useShownWorkOrder(order.id);
  const shown = state.kind === 'shown' ? state.record : null;
  const tell = useEffectEvent((newer: ShownWorkOrder) => {
    if (newer.timeUpdated >= order.timeUpdated) onOrder(newer);
  });
  useEffect(() => {
    if (shown !== null) tell(shown);
  }, [shown]);
  return null;
}

/** The same without the pending work: what was rejected is in the form itself. */
export function FollowSentWorkOrder({ order, onOrder }: Props) {
  const { data, isFetchedAfterMount } = useQuery(
    api.workOrders.getWorkOrder.queryOptions({ input: { workOrderId: order.id } }),
  );
  const tell = useEffectEvent(onOrder);
  useEffect(() => {
    // What was cached may be older than what the server said when it rejected the work.
    if (data !== undefined && isFetchedAfterMount) tell(data);
  }, [data, isFetchedAfterMount]);
  return null;
}
