// What every change of a work order goes through: the row, its own histories, the audit trail and the notices.
import { updatesOf, type WorkOrderStatus } from '@schooldog/domain/workOrders';
import type { Services } from '../../platform/api/context.ts';
import type { Work } from '../../platform/work/work.ts';
import { eventsBetween, measuredAfter, type MeasuringParts } from './analytics/measured.ts';
import { noticesOfLeaving } from './live.ts';
import { noteUpdates } from './noteUpdates.ts';
import { workOrderRecord } from './record.ts';
import {
  insertAssignmentRecord,
  insertStatusRecord,
  type StoredWorkOrder,
  updateWorkOrder,
} from './store.ts';

type Parts = MeasuringParts & Readonly<{ services: Pick<Services, 'makeId'> }>;
type Change = Partial<StoredWorkOrder>;

/** Only real differences are recorded. The caller has locked the order and asked the policy. */
export async function changeWorkOrder(
  { work, services, signedIn }: Parts,
  before: StoredWorkOrder,
  change: Change,
  statusComment = '',
): Promise<StoredWorkOrder> {
  const unmeasured = withConsequences(before, change, work);
  const events = eventsBetween(before, { ...before, ...unmeasured }, work);
  const written = {
    ...unmeasured,
    ...(await measuredAfter({ work, signedIn }, { ...before, ...unmeasured }, events)),
  };
  const after = { ...before, ...written };
  const isStatusNew = after.status !== before.status;
  const newlyAssigned = after.assignedUserIds.filter((id) => !before.assignedUserIds.includes(id));
  const isAssignmentNew =
    newlyAssigned.length > 0 || after.assignedUserIds.length !== before.assignedUserIds.length;
  updateWorkOrder(work, before.id, written);
  if (isStatusNew)
    insertStatusRecord(
      work,
      {
        id: services.makeId(),
        workOrderId: after.id,
        fromStatus: before.status,
        toStatus: after.status,
        comment: statusComment,
        byUserId: work.userId,
        timeCreated: work.now,
        timeUpdated: work.now,
      },
      after,
    );
  if (isAssignmentNew)
    insertAssignmentRecord(work, {
      id: services.makeId(),
      workOrderId: after.id,
      newlyAssignedUserIds: newlyAssigned,
      assignedUserIds: after.assignedUserIds,
      previousUserIds: before.assignedUserIds,
      byUserId: work.userId,
      timeCreated: work.now,
      timeUpdated: work.now,
    });
  // What happens by itself is seen in the app; nobody is notified.
  if (work.userId !== null)
    await noteUpdates(
      { work, services },
      { workOrderId: after.id, byUserId: work.userId },
      updatesOf(before, after, statusComment),
    );
  await workOrderRecord.recordChange(work, before, after);
  await work.announce(...noticesOfLeaving(before, after));
  return after;
}

/**
 * Assigned people follow; times follow the status; what others did is remembered. Columns that stay are left out: the
 * database would make the words for searches again.
 */
function withConsequences(before: StoredWorkOrder, change: Change, work: Work): Change {
  const { status, assignedUserIds, followingUserIds } = { ...before, ...change };
  const isOther = work.userId !== null && work.userId !== before.createdByUserId;
  return {
    ...change,
    followingUserIds: [...new Set([...followingUserIds, ...assignedUserIds])],
    hasActivityOfOthers: before.hasActivityOfOthers || isOther,
    timeCompleted: completedAt(before, status, work.now),
    timeUpdated: work.now,
  };
}

function completedAt(before: StoredWorkOrder, status: WorkOrderStatus, now: Date): Date | null {
  if (status !== 'Complete') return null;
  return before.status === 'Complete' ? before.timeCompleted : now;
}
