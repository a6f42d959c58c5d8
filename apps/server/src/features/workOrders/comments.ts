// Comments: everyone who sees an order may add one; only its author edits or deletes it.
import { problem } from '@schooldog/domain/problems';
import { type CommentEdit, commentMerge, commentUpdate } from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { type CommentRow, deleteComment, findComment, insertComment, updateComment } from './commentStore.ts';
import { measuredAfter } from './analytics/measured.ts';
import { noticesOf } from './live.ts';
import { noteUpdates } from './noteUpdates.ts';
import { workOrderRecord } from './record.ts';
import { type StoredWorkOrder, updateWorkOrder } from './store.ts';

type OneComment = Readonly<{ workOrderId: string; commentId: string }>;
type Written = OneComment & Readonly<{ comment: string }>;

export const addWorkOrderComment: Command<Written> = async (context, { workOrderId, commentId, comment }) => {
  const order = await workOrderRecord.lock(context, workOrderId, 'comment');
  await storeComment(context, order, { commentId, comment });
};

/** The order is locked, and the person may comment on it. */
export async function storeComment(
  context: CommandContext,
  order: StoredWorkOrder,
  { commentId, comment }: Readonly<{ commentId: string; comment: string }>,
): Promise<StoredWorkOrder> {
  const { work, actor } = context;
  insertComment(work, {
    id: commentId,
    workOrderId: order.id,
    userId: actor.userId,
    comment,
    timeCreated: work.now,
    timeUpdated: work.now,
    timeEdited: null,
  });
  const event = { workOrderId: order.id, byUserId: actor.userId };
  await noteUpdates(context, event, [commentUpdate(commentId)]);
  const said = { kind: 'comment' as const, time: work.now, byUserId: actor.userId };
  return touch(context, order, {
    commentCount: order.commentCount + 1,
    ...(await measuredAfter(context, order, [said])),
  });
}

export const editWorkOrderComment: Command<OneComment & Readonly<{ edit: CommentEdit }>> = async (
  context,
  { workOrderId, commentId, edit },
) => {
  const { now } = context.work;
  const order = await workOrderRecord.lock(context, workOrderId, 'comment');
  const before = await ownComment(context, workOrderId, commentId);
  const { comment } = await mergeEdit(context.work, commentMerge, {
    recordType: 'workOrderComment',
    recordId: commentId,
    current: before,
    edit,
  });
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
): Promise<StoredWorkOrder> {
  const changed = {
    ...change,
    hasActivityOfOthers: order.hasActivityOfOthers || actor.userId !== order.createdByUserId,
    timeUpdated: work.now,
  };
  updateWorkOrder(work, order.id, changed);
  await work.announce(...noticesOf(order));
  return { ...order, ...changed };
}
