import { workOrderPath } from '@schooldog/domain/workOrders';
import type { Command } from '../../platform/api/context.ts';
import { withdraw } from '../notifications/index.ts';
import { dropFiles } from './images.ts';
import { workOrderRecord } from './record.ts';
import { removeWorkOrder } from './store.ts';

/** Permanent, with the notifications that lead to it. The audit trail stays; its number is not given again. */
export const deleteWorkOrder: Command<Readonly<{ workOrderId: string }>> = async (
  context,
  { workOrderId },
) => {
  const { work } = context;
  const order = await workOrderRecord.lock(context, workOrderId, 'delete');
  removeWorkOrder(work, workOrderId);
  await dropFiles(context, order);
  await withdraw(work, workOrderPath(workOrderId));
  await workOrderRecord.recordChange(work, order, null);
};
