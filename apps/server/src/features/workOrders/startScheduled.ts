// Scheduled orders become New by themselves on their day.
import { dateIn } from '@schooldog/domain/dates';
import type { Services } from '../../platform/api/context.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { changeWorkOrder } from './change.ts';
import { lockWorkOrder, scheduledUntil } from './store.ts';

/** Each in a transaction of its own; one that was changed meanwhile is left alone, so each starts once. */
export async function startDueWorkOrders(services: Services): Promise<void> {
  const { enableWorkOrders } = await services.readApp();
  if (!enableWorkOrders) return;
  const { db } = services.database;
  const { timeZone } = await readOrganization(db);
  const today = dateIn(services.clock().toISOString(), timeZone);
  for (const workOrderId of await scheduledUntil(db, today))
    await services.work({ userId: null }, async (work) => {
      const order = await lockWorkOrder(work.tx, workOrderId);
      if (order?.status !== 'Scheduled' || (order.scheduledStartDate ?? today) > today) return;
      await changeWorkOrder({ work, services }, order, { status: 'New' });
    });
}
