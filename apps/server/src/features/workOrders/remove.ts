import type { Command } from '../../platform/api/context.ts';
import { dropFiles } from './images.ts';
import { workOrderRecord } from './record.ts';
import { removeWorkOrder } from './store.ts';

/** Permanent. The audit trail stays, and its number is not given again. */
export const deleteWorkOrder: Command<Readonly<{ workOrderId: string }>> = async (
  context,
  { workOrderId },
) => {
  const { work } = context;
  const order = await workOrderRecord.lock(context, workOrderId, 'delete');
  removeWorkOrder(work, workOrderId);
  await dropFiles(context, order);
  await workOrderRecord.recordChange(work, order, null);
};
