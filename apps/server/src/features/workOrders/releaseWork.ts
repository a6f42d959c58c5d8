// A person whose account was deleted keeps no open order and no board: others would wait for them.
import type { FeatureEvents } from '@schooldog/domain/events';
import { isFinished, tasksSettingsOf } from '@schooldog/domain/workOrders';
import type { HookContext, Services } from '../../platform/api/context.ts';
import { lockDocument } from '../settings/index.ts';
import { changeWorkOrder } from './change.ts';
import { releaseWork } from './jobs.ts';
import { saveSettings } from './settings/save.ts';
import { lockWorkOrder, openOrdersOf } from './store.ts';

export async function followAccount(
  { work }: HookContext,
  { before, after }: FeatureEvents['account.changed'],
): Promise<void> {
  if (before !== null && after === null) await work.enqueue(releaseWork, { userId: before.id });
}

/** Each order in a transaction of its own, so that a thousand of them hold up nobody. */
export async function releaseWorkOf(services: Services, userId: string): Promise<void> {
  const without = (userIds: readonly string[]) => userIds.filter((id) => id !== userId);
  await services.work({ userId: null }, async (work) => {
    const before = tasksSettingsOf(await lockDocument(work.tx, 'tasks'));
    const boards = before.boards.map((board) => ({
      ...board,
      assignedUserIds: without(board.assignedUserIds),
    }));
    await saveSettings({ work }, before, { boards });
  });
  for (const workOrderId of await openOrdersOf(services.database.db, userId))
    await services.work({ userId: null }, async (work) => {
      const order = await lockWorkOrder(work.tx, workOrderId);
      if (order === undefined || isFinished(order.status)) return;
      await changeWorkOrder({ work, services }, order, { assignedUserIds: without(order.assignedUserIds) });
    });
}
