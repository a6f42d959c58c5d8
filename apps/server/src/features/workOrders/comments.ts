// Comments: everyone who sees an order may add one; only its author edits or deletes it.
import { problem } from '@schooldog/domain/problems';
import { commentUpdate } from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { type CommentRow, deleteComment, findComment, insertComment, updateComment } from './commentStore.ts';
import { measuredAfter } from './analytics/measured.ts';
import { noticesOf } from './live.ts';
import { noteUpdates } from './noteUpdates.ts';
import { workOrderRecord } from './record.ts';
import { type StoredWorkOrder, updateWorkOrder } from './store.ts';

type OneComment = Readonly<{ workOrderId: string; commentId: string }>;
type Written = OneComment & Readonly<{ comment: string }>;

export const addWorkOrderComment: Command<Written> = async (context, { workOrderId, commentId, comment }) => {
  const { work, actor } = context;
  const order = await workOrderRecord.lock(context, workOrderId, 'comment');
  insertComment(work, {
    id: commentId,
    workOrderId,
    userId: actor.userId,
    comment,
    timeCreated: work.now,
    timeUpdated: work.now,
    timeEdited: null,
  });
  await noteUpdates(context, { workOrderId, byUserId: actor.userId }, [commentUpdate(commentId)]);
  const said = { kind: 'comment' as const, time: work.now, byUserId: actor.userId };
  await touch(context, order, {
    commentCount: order.commentCount + 1,
    ...(await measuredAfter(context, order, [said])),
  });
};

export const editWorkOrderComment: Command<Written> = async (
  context,
  { workOrderId, commentId, comment },
) => {
  const { now } = context.work;
  const order = await workOrderRecord.lock(context, workOrderId, 'comment');
  const before = await ownComment(context, workOrderId, commentId);
  if (before.comment === comment) return;
  updateComment(context.work, commentId, { comment, timeEdited: now, timeUpdated: now });
  await touch(context, order, {});
};

export const deleteWorkOrderComment: Command<OneComment> = async (context, { workOrderId, commentId }) => {
  const order = await workOrderRecord.lock(context, workOrderId, 'comment');
  await ownComment(context, workOrderId, commentId);
  deleteComment(context.work, commentId);
  await touch(context, order, { commentCount: order.commentCount - 1 });
};

async function ownComment(
  { work, actor }: CommandContext,
  workOrderId: string,
  commentId: string,
): Promise<CommentRow> {
  const found = await findComment(work.tx, commentId);
  if (found === undefined || found.workOrderId !== workOrderId) throw problem('workOrder.commentNotFound');
  if (found.userId !== actor.userId) throw problem('workOrder.commentNotAllowed');
  return found;
}

async function touch(
  { work, actor }: CommandContext,
  order: StoredWorkOrder,
  change: Partial<StoredWorkOrder>,
): Promise<void> {
  updateWorkOrder(work, order.id, {
    ...change,
    hasActivityOfOthers: order.hasActivityOfOthers || actor.userId !== order.createdByUserId,
    timeUpdated: work.now,
  });
  await work.announce(...noticesOf(order));
}
