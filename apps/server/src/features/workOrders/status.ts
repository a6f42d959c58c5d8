// Statuses, schedules and one's own part in an order.
import { addDays, dateIn } from '@schooldog/domain/dates';
import { problem } from '@schooldog/domain/problems';
import {
  canChangeStatus,
  type StatusChange,
  workOrderLimits,
  workOrderRules,
} from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { changeWorkOrder } from './change.ts';
import { storeComment } from './comments.ts';
import { statusChangesOf } from './historyStore.ts';
import { workOrderRecord } from './record.ts';
import type { StoredWorkOrder } from './store.ts';

type OneWorkOrder = Readonly<{ workOrderId: string }>;

/** The same target twice records no status; another change in between is shown to the person, who then decides. */
export const setWorkOrderStatus: Command<OneWorkOrder & StatusChange, StoredWorkOrder> = async (
  context,
  { workOrderId, fromStatus, status, comment },
) => {
  const before = await workOrderRecord.lock(context, workOrderId, 'view');
  if (before.status === status) return withComment(context, before, comment);
  if (!canChangeStatus(context.actor, before, status)) throw problem('workOrder.statusNotAllowed');
  if (before.status !== fromStatus) throw problem('workOrder.statusChanged', { status: before.status });
  return changeWorkOrder(context, before, { status }, comment);
};

/** What a person typed stays as a comment when another was quicker, unless their own change is only sent again. */
async function withComment(
  context: CommandContext,
  order: StoredWorkOrder,
  comment: string,
): Promise<StoredWorkOrder> {
  const { work, actor, services } = context;
  if (comment === '') return order;
  const last = (await statusChangesOf(work.tx, order.id)).at(-1);
  if (last?.byUserId === actor.userId && last.comment === comment) return order;
  requireMay(workOrderRules.comment, actor, order);
  return storeComment(context, order, { commentId: services.makeId(), comment });
}

export const scheduleWorkOrderForLater: Command<
  OneWorkOrder & Readonly<{ scheduledStartDate: string }>,
  StoredWorkOrder
> = async (context, { workOrderId, scheduledStartDate }) => {
  const { work } = context;
  const before = await workOrderRecord.lock(context, workOrderId, 'schedule');
  const timeZone = await districtTimeZone(work.tx, context.signedIn.settingsVersions);
  const tomorrow = addDays(dateIn(work.now.toISOString(), timeZone), 1);
  if (scheduledStartDate < tomorrow) throw problem('workOrder.startTooEarly');
  return changeWorkOrder(context, before, {
    status: 'Scheduled',
    scheduledStartDate,
    timeOriginallyScheduled: before.timeOriginallyScheduled ?? work.now,
  });
};

/** Open to people who can be assigned at the school, whatever restricts assigning others. */
export const assignSelf: Command<OneWorkOrder & Readonly<{ isAssigned: boolean }>, StoredWorkOrder> = async (
  context,
  { workOrderId, isAssigned },
) => {
  const { userId } = context.actor;
  const before = await workOrderRecord.lock(context, workOrderId, isAssigned ? 'assignSelf' : 'view');
  if (before.assignedUserIds.includes(userId) === isAssigned) return before;
  const others = before.assignedUserIds.filter((id) => id !== userId);
  const assignedUserIds = isAssigned ? [...others, userId] : others;
  if (assignedUserIds.length > workOrderLimits.assignedStaff) throw problem('workOrder.tooManyAssigned');
  return changeWorkOrder(context, before, { assignedUserIds });
};
