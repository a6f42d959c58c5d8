// Orders that come about together and without a person: their records are written in a few statements. People are told
// about them later, in one message.
import type { Services } from '../../platform/api/context.ts';
import { insertMany } from '../../platform/database/insertMany.ts';
import type { Notice } from '../../platform/live/notice.ts';
import type { Work } from '../../platform/work/work.ts';
import { newMoments } from './analytics/measured.ts';
import { noticesOf } from './live.ts';
import { workOrderRecord } from './record.ts';
import { workOrderAssignmentHistory, workOrders, workOrderStatusHistory } from './schema.ts';
import { presentWorkOrder, type StoredWorkOrder, type UnmeasuredWorkOrder } from './store.ts';

type Parts = Readonly<{ work: Work; services: Pick<Services, 'makeId'> }>;

export async function storeMade(
  { work, services }: Parts,
  unmeasured: readonly UnmeasuredWorkOrder[],
): Promise<void> {
  if (unmeasured.length === 0) return;
  const rows = unmeasured.map((row) => ({ ...row, ...newMoments(row) }));
  const eventOf = ({ id: workOrderId, timeCreated }: StoredWorkOrder) => ({
    id: services.makeId(),
    workOrderId,
    byUserId: null,
    timeCreated,
    timeUpdated: timeCreated,
  });
  await insertMany(work.tx, workOrders, rows);
  await insertMany(
    work.tx,
    workOrderStatusHistory,
    rows.map((row) => ({
      ...eventOf(row),
      fromStatus: null,
      toStatus: row.status,
      comment: '',
      snapshot: presentWorkOrder(row),
    })),
  );
  const assigned = rows.filter(({ assignedUserIds }) => assignedUserIds.length > 0);
  if (assigned.length > 0)
    await insertMany(
      work.tx,
      workOrderAssignmentHistory,
      assigned.map((row) => ({
        ...eventOf(row),
        newlyAssignedUserIds: row.assignedUserIds,
        assignedUserIds: row.assignedUserIds,
        previousUserIds: [],
      })),
    );
  for (const row of rows) await workOrderRecord.audit(work, null, row);
  await work.announce(...noticesOfAll(rows));
}

/** Nobody has a new order open, so that one notice for each school and person is enough. */
function noticesOfAll(rows: readonly StoredWorkOrder[]): Notice[] {
  const notices = new Map<string, Notice>();
  for (const notice of rows.flatMap(noticesOf)) {
    const { topic, schoolId = '', userId = '' } = notice;
    const ofBoard = schoolId === '' ? '' : notice.id;
    const key = [topic, schoolId, userId, ofBoard].join(' ');
    if (!notices.has(key)) notices.set(key, notice);
  }
  return [...notices.values()];
}
