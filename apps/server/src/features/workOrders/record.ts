// The work order as a record: who may do what with it, and what every change leaves behind.
import { problem } from '@schooldog/domain/problems';
import { workOrderFields, workOrderRules } from '@schooldog/domain/workOrders';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { findWorkOrder, lockWorkOrder, type StoredWorkOrder, type UnmeasuredWorkOrder } from './store.ts';

export const workOrderRecord = defineRecord({
  type: 'workOrder',
  find: async (reader, id): Promise<StoredWorkOrder | undefined> => findWorkOrder(reader, id),
  lock: async (tx, id): Promise<StoredWorkOrder | undefined> => lockWorkOrder(tx, id),
  facts: (row: StoredWorkOrder) => row,
  abilities: workOrderRules,
  missing: () => problem('workOrder.notFound'),
  audited: { fields: workOrderFields, values: (row: StoredWorkOrder) => auditedWorkOrder(row) },
  notices: (row: StoredWorkOrder) => noticesOf(row),
});

export function auditedWorkOrder(row: UnmeasuredWorkOrder) {
  return {
    priority: row.priority,
    description: row.description,
    location: row.location,
    locationDataProfileId: row.locationDataProfileId,
    locationDataProfileOptionId: row.locationDataProfileOptionId,
    notes: row.notes,
    status: row.status,
    dueDate: row.dueDate,
    boardId: row.boardId,
    customFields: row.customFields,
    assignedUserIds: row.assignedUserIds,
    scheduledStartDate: row.scheduledStartDate,
  };
}
