// Following and pinning concern one person only: they are neither audited nor counted as work on the order.
import { problem } from '@schooldog/domain/problems';
import { workOrderLimits, workOrderRules } from '@schooldog/domain/workOrders';
import type { Command } from '../../platform/api/context.ts';
import { may } from '@schooldog/domain/permissions';
import { noticesOf } from './live.ts';
import { workOrderRecord } from './record.ts';
import { lockWorkOrder, updateWorkOrder } from './store.ts';

type OneWorkOrder = Readonly<{ workOrderId: string }>;

/** An order that the hint at doubles shows can be followed before it can be opened. */
export const setWorkOrderFollowed: Command<OneWorkOrder & Readonly<{ isFollowing: boolean }>> = async (
  { work, actor },
  { workOrderId, isFollowing },
) => {
  const { userId } = actor;
  const before = await lockWorkOrder(work.tx, workOrderId);
  if (before === undefined || !may(workOrderRules.follow, actor, before)) throw problem('workOrder.notFound');
  const followingUserIds = withOrWithout(before.followingUserIds, userId, isFollowing);
  if (followingUserIds.length > workOrderLimits.followers) throw problem('workOrder.tooManyFollowers');
  updateWorkOrder(work, workOrderId, { followingUserIds });
  await work.announce(...noticesOf({ ...before, followingUserIds: [userId] }));
};

export const setWorkOrderPinned: Command<OneWorkOrder & Readonly<{ isPinned: boolean }>> = async (
  context,
  { workOrderId, isPinned },
) => {
  const { work, actor } = context;
  const before = await workOrderRecord.lock(context, workOrderId, 'view');
  updateWorkOrder(work, workOrderId, {
    pinnedByUserIds: withOrWithout(before.pinnedByUserIds, actor.userId, isPinned),
  });
  await work.announce({ topic: 'workOrders', id: workOrderId, userId: actor.userId });
};

function withOrWithout(userIds: readonly string[], userId: string, isWith: boolean): string[] {
  const others = userIds.filter((id) => id !== userId);
  return isWith ? [...others, userId] : others;
}
