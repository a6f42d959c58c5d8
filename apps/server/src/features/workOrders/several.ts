// Changes of several orders at once: those that are allowed happen, the others are counted with their reason.
import type { BulkAnswer, BulkChange } from '@schooldog/contract/workOrders';
import { problem } from '@schooldog/domain/problems';
import {
  canChangeStatus,
  canSeeApprovals,
  workOrderLimits,
  workOrderRules,
} from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import { keepBoards } from './boardStore.ts';
import { changeWorkOrder } from './change.ts';
import { requireAssignable, requireBoard } from './choices.ts';
import { awaitingApproval } from './list.ts';
import { listedIds } from './listStore.ts';
import { workOrderRecord } from './record.ts';
import type { StoredWorkOrder } from './store.ts';
import { tryEach } from './tryEach.ts';

type Decision = Readonly<{ isApproved: boolean; workOrderIds: readonly string[] | null; comment: string }>;

/** A chosen start date stays on the record. A decision on all of them has no note. */
export const decideWorkOrders: Command<Decision, BulkAnswer> = async (context, decision) => {
  const { work, actor } = context;
  const { isApproved, workOrderIds } = decision;
  const status = isApproved ? 'New' : 'Declined';
  if (workOrderIds === null && !canSeeApprovals(actor)) throw problem('workOrder.approveNotAllowed');
  const waiting = awaitingApproval(actor);
  const ids = workOrderIds ?? (waiting === null ? [] : await listedIds(work.tx, waiting));
  const comment = workOrderIds === null ? '' : decision.comment;
  return changeEach(context, ids, async (order) => {
    requireMay(workOrderRules.approve, actor, order);
    await changeWorkOrder(context, order, { status }, comment);
  });
};

type Several = Readonly<{ workOrderIds: readonly string[]; change: BulkChange }>;

export const changeWorkOrders: Command<Several, BulkAnswer> = async (context, { workOrderIds, change }) => {
  if (change.kind === 'board') return moveToBoard(context, workOrderIds, change.boardId);
  return changeEach(context, workOrderIds, async (order) => {
    const changed = await changedFields(context, order, change);
    if (changed !== null) await changeWorkOrder(context, order, changed);
  });
};

/** Null where the order is already as wanted. */
async function changedFields(
  context: CommandContext,
  order: StoredWorkOrder,
  change: Exclude<BulkChange, { kind: 'board' }>,
): Promise<Partial<StoredWorkOrder> | null> {
  const { actor } = context;
  if (change.kind === 'assign') return assigned(context, order, change.userIds);
  if (change.kind === 'priority') {
    requireMay(workOrderRules.edit, actor, order);
    return order.priority === change.priority ? null : { priority: change.priority };
  }
  if (order.status === change.status) return null;
  if (!canChangeStatus(actor, order, change.status)) throw problem('workOrder.statusNotAllowed');
  return { status: change.status };
}

async function assigned(context: CommandContext, order: StoredWorkOrder, userIds: readonly string[]) {
  requireMay(workOrderRules.assign, context.actor, order);
  const added = userIds.filter((id) => !order.assignedUserIds.includes(id));
  if (added.length === 0) return null;
  const assignedUserIds = [...new Set([...order.assignedUserIds, ...added])];
  if (assignedUserIds.length > workOrderLimits.assignedStaff) throw problem('workOrder.tooManyAssigned');
  await requireAssignable(context, order.schoolId, added);
  return { assignedUserIds };
}

async function moveToBoard(
  context: CommandContext,
  workOrderIds: readonly string[],
  boardId: string | null,
): Promise<BulkAnswer> {
  const { work, actor } = context;
  keepBoards(work);
  const settings = await readTasksSettings(work.tx);
  return changeEach(context, workOrderIds, async (order) => {
    requireMay(workOrderRules.moveToBoard, actor, order);
    if (order.boardId === boardId) return;
    if (boardId !== null) requireBoard(actor, settings, { schoolId: order.schoolId, boardId });
    await changeWorkOrder(context, order, { boardId });
  });
}

function changeEach(
  context: CommandContext,
  workOrderIds: readonly string[],
  change: (order: StoredWorkOrder) => Promise<void>,
): Promise<BulkAnswer> {
  return tryEach(workOrderIds, async (id) => change(await workOrderRecord.lock(context, id, 'view')));
}
