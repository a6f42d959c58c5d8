// Which changes of a work order people are notified about, and who they concern.
import type { CommunicationKind } from '../notifications/index.ts';
import { isFinished } from './status.ts';
import type { WorkOrder } from './workOrder.ts';

/** The most important first: several changes are one mail, which is named after the first of them. */
export const workOrderUpdateKinds = [
  'taskAssigned',
  'taskNeedsApproval',
  'taskDeclined',
  'taskCompleted',
  'taskApproved',
  'taskBoardNewTask',
  'taskComments',
] as const satisfies readonly CommunicationKind[];
export type WorkOrderUpdateKind = (typeof workOrderUpdateKinds)[number];

export type WorkOrderUpdate = Readonly<{
  kind: WorkOrderUpdateKind;
  /** Newly assigned people. */
  userIds: readonly string[];
  /** The board that the order came to. */
  boardId: string | null;
  /** Where a comment is notified about. */
  commentId: string | null;
  /** What was said with a status. */
  note: string;
}>;

type Compared = Pick<WorkOrder, 'status' | 'boardId' | 'assignedUserIds'>;

/** `before` is null for a new order. */
export function updatesOf(before: Compared | null, after: Compared, note: string): WorkOrderUpdate[] {
  const newlyAssigned = after.assignedUserIds.filter((id) => before?.assignedUserIds.includes(id) !== true);
  const status = statusUpdate(before, after);
  return [
    ...(newlyAssigned.length === 0 ? [] : [updateOf('taskAssigned', { userIds: newlyAssigned })]),
    ...(status === null ? [] : [updateOf(status, { note })]),
    ...(isNewOnBoard(before, after) ? [updateOf('taskBoardNewTask', { boardId: after.boardId })] : []),
  ];
}

export function commentUpdate(commentId: string): WorkOrderUpdate {
  return updateOf('taskComments', { commentId });
}

function updateOf(kind: WorkOrderUpdateKind, details: Partial<WorkOrderUpdate>): WorkOrderUpdate {
  return { userIds: [], boardId: null, commentId: null, note: '', ...details, kind };
}

function statusUpdate(before: Compared | null, { status }: Compared): WorkOrderUpdateKind | null {
  if (before?.status === status) return null;
  if (status === 'AwaitingApproval') return 'taskNeedsApproval';
  if (before === null) return null;
  if (status === 'Declined') return 'taskDeclined';
  if (status === 'Complete') return 'taskCompleted';
  return before.status === 'AwaitingApproval' ? 'taskApproved' : null;
}

/** Raised there, approved there or moved there; what awaits approval is not on a board's list of work yet. */
function isNewOnBoard(before: Compared | null, after: Compared): boolean {
  if (after.boardId === null || after.status === 'AwaitingApproval' || isFinished(after.status)) return false;
  return before === null || before.boardId !== after.boardId || before.status === 'AwaitingApproval';
}

type Concerned = Pick<
  WorkOrder,
  'boardId' | 'createdByUserId' | 'assignedUserIds' | 'followingUserIds' | 'status'
>;
type People = Readonly<{
  /** Those who could approve the order as it is now. */
  approverIds: readonly string[];
  boardPeople(boardId: string): readonly string[];
}>;

/** Before rights and preferences are asked, and with the person who did it. */
export function concernedBy(update: WorkOrderUpdate, order: Concerned, people: People): readonly string[] {
  const { createdByUserId, assignedUserIds, followingUserIds } = order;
  switch (update.kind) {
    case 'taskAssigned':
      return update.userIds.filter((id) => assignedUserIds.includes(id));
    case 'taskNeedsApproval':
      return order.status === 'AwaitingApproval' ? people.approverIds : [];
    case 'taskBoardNewTask':
      return update.boardId !== null && update.boardId === order.boardId
        ? people.boardPeople(update.boardId)
        : [];
    case 'taskComments':
      return [createdByUserId, ...assignedUserIds, ...followingUserIds];
    default:
      return [createdByUserId, ...followingUserIds];
  }
}
