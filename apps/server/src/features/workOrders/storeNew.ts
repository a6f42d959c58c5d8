// A new order with its first records, whichever way it came about.
import { updatesOf } from '@schooldog/domain/workOrders';
import type { Services } from '../../platform/api/context.ts';
import type { Work } from '../../platform/work/work.ts';
import { newMoments } from './analytics/measured.ts';
import { noteUpdates } from './noteUpdates.ts';
import { workOrderRecord } from './record.ts';
import {
  insertAssignmentRecord,
  insertStatusRecord,
  insertWorkOrder,
  type StoredWorkOrder,
  type UnmeasuredWorkOrder,
} from './store.ts';

export async function storeNew(
  { work, services }: Readonly<{ work: Work; services: Pick<Services, 'makeId'> }>,
  unmeasured: UnmeasuredWorkOrder,
  { isNotified }: Readonly<{ isNotified: boolean }> = { isNotified: true },
): Promise<StoredWorkOrder> {
  const row = { ...unmeasured, ...newMoments(unmeasured) };
  const { id: workOrderId, createdByUserId: byUserId, timeCreated, status, assignedUserIds } = row;
  const event = { workOrderId, byUserId, timeCreated, timeUpdated: timeCreated };
  insertWorkOrder(work, row);
  insertStatusRecord(
    work,
    { ...event, id: services.makeId(), fromStatus: null, toStatus: status, comment: '' },
    row,
  );
  if (assignedUserIds.length > 0)
    insertAssignmentRecord(work, {
      ...event,
      id: services.makeId(),
      newlyAssignedUserIds: assignedUserIds,
      assignedUserIds,
      previousUserIds: [],
    });
  if (isNotified) await noteUpdates({ work, services }, event, updatesOf(null, row, ''));
  await workOrderRecord.recordChange(work, null, row);
  return row;
}
