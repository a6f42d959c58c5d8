// Changes of an order besides its form, as work for the outbox. They wait for its creation, but not for each other.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { recordKeyOf } from '../../platform/offlineRecords/pendingRecords.ts';
import type { InputOf, OperationDraft } from '../../platform/outbox/index.ts';
import { workOrderRecord } from './workOrderRecord.ts';

const parts = {
  'workOrders.setWorkOrderStatus': 'status',
  'workOrders.addWorkOrderComment': 'comments',
  'workOrders.setWorkOrderPinned': 'pin',
  'workOrders.setWorkOrderFollowed': 'follow',
} as const;
type PartProcedure = keyof typeof parts;

export function partWork<Name extends PartProcedure>(
  procedure: Name,
  input: InputOf<Name>,
  { order, label }: Readonly<{ order: ShownWorkOrder; label: string }>,
): OperationDraft<Name> {
  const orderKey = recordKeyOf(workOrderRecord, order.id);
  const recordKey = `${orderKey}/${parts[procedure]}`;
  return {
    procedure,
    input,
    label,
    recordKey,
    waitsFor: orderKey,
    optimistic: { key: recordKey, value: workOrderRecord.apply(order, input, order) },
  };
}
