// What happened to one work order, step by step: the order as it is now, its histories, and its trail.
import { differences } from '@schooldog/domain/kernel';
import { workOrderFields, type WorkOrderStatus } from '@schooldog/domain/workOrders';
import { auditedWorkOrder, workOrderRecord } from '../../features/workOrders/record.ts';
import type {
  workOrderAssignmentHistory,
  workOrderAttachments,
  workOrderComments,
  workOrderStatusHistory,
} from '../../features/workOrders/schema.ts';
import { presentWorkOrder, type UnmeasuredWorkOrder } from '../../features/workOrders/store.ts';
import type { Random } from '../random.ts';
import type { TrailStep } from '../walks/story.ts';

export type OrderStory = Readonly<{
  order: UnmeasuredWorkOrder;
  statuses: readonly (typeof workOrderStatusHistory.$inferInsert)[];
  assignments: readonly (typeof workOrderAssignmentHistory.$inferInsert)[];
  comments: readonly (typeof workOrderComments.$inferInsert)[];
  attachments: readonly (typeof workOrderAttachments.$inferInsert)[];
  trail: readonly TrailStep[];
}>;

type By = Readonly<{ time: Date; userId: string | null }>;

export function raise(order: UnmeasuredWorkOrder, random: Random): OrderStory {
  const by = { time: order.timeCreated, userId: order.createdByUserId };
  const empty = { order, statuses: [], assignments: [], comments: [], attachments: [], trail: [] };
  return withTrail(withStatus(empty, null, '', by, random), null, by);
}

export function setStatus(
  story: OrderStory,
  by: By,
  { to, comment = '' }: Readonly<{ to: WorkOrderStatus; comment?: string }>,
  random: Random,
): OrderStory {
  const before = story.order;
  const timeCompleted = to === 'Complete' ? by.time : null;
  const after = touched(story, by, { status: to, timeCompleted });
  return withTrail(withStatus(after, before.status, comment, by, random), before, by);
}

export function assign(story: OrderStory, by: By, userIds: readonly string[], random: Random): OrderStory {
  const before = story.order;
  const followingUserIds = [...new Set([...before.followingUserIds, ...userIds])];
  const after = touched(story, by, { assignedUserIds: [...userIds], followingUserIds });
  const assignment = {
    id: random.id(),
    workOrderId: before.id,
    newlyAssignedUserIds: userIds.filter((id) => !before.assignedUserIds.includes(id)),
    assignedUserIds: [...userIds],
    previousUserIds: before.assignedUserIds,
    byUserId: by.userId,
    timeCreated: by.time,
    timeUpdated: by.time,
  };
  return withTrail({ ...after, assignments: [...after.assignments, assignment] }, before, by);
}

export function addComment(story: OrderStory, by: By, words: string, random: Random): OrderStory {
  const after = touched(story, by, { commentCount: story.order.commentCount + 1 });
  const row = {
    id: random.id(),
    workOrderId: story.order.id,
    userId: by.userId ?? '',
    comment: words,
    timeCreated: by.time,
    timeUpdated: by.time,
    timeEdited: null,
  };
  return { ...after, comments: [...after.comments, row] };
}

type File = Readonly<{ fileId: string; name: string; removed: By | null }>;

export function attach(story: OrderStory, by: By, file: File, random: Random): OrderStory {
  const after = touched(story, by, {});
  const row = {
    id: random.id(),
    workOrderId: story.order.id,
    fileId: file.fileId,
    name: file.name,
    byUserId: by.userId ?? '',
    isDeleted: file.removed !== null,
    deletedByUserId: file.removed?.userId ?? null,
    timeDeleted: file.removed?.time ?? null,
    timeCreated: by.time,
    timeUpdated: file.removed?.time ?? by.time,
  };
  return { ...after, attachments: [...after.attachments, row] };
}

function touched(story: OrderStory, by: By, change: Partial<UnmeasuredWorkOrder>): OrderStory {
  const { order } = story;
  const isOther = by.userId !== null && by.userId !== order.createdByUserId;
  const hasActivityOfOthers = order.hasActivityOfOthers || isOther;
  return { ...story, order: { ...order, ...change, hasActivityOfOthers, timeUpdated: by.time } };
}

function withStatus(
  story: OrderStory,
  fromStatus: WorkOrderStatus | null,
  words: string,
  { time, userId }: By,
  random: Random,
): OrderStory {
  const { order } = story;
  const row = {
    id: random.id(),
    workOrderId: order.id,
    fromStatus,
    toStatus: order.status,
    comment: words,
    byUserId: userId,
    snapshot: presentWorkOrder(order),
    timeCreated: time,
    timeUpdated: time,
  };
  return { ...story, statuses: [...story.statuses, row] };
}

function withTrail(story: OrderStory, before: UnmeasuredWorkOrder | null, by: By): OrderStory {
  const was = before === null ? {} : auditedWorkOrder(before);
  const step = {
    recordType: workOrderRecord.type,
    recordId: story.order.id,
    ...by,
    isNew: before === null,
    changed: differences(was, auditedWorkOrder(story.order), workOrderFields),
  };
  return { ...story, trail: [...story.trail, step] };
}
