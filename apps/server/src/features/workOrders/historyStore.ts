import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { workOrderAssignmentHistory as assignments, workOrderStatusHistory as statuses } from './schema.ts';

type ByOrder = Placeholders<{ workOrderId: string }>;

const statusesByOrder = statement((db, { workOrderId }: ByOrder) =>
  db
    .select({
      id: statuses.id,
      fromStatus: statuses.fromStatus,
      toStatus: statuses.toStatus,
      comment: statuses.comment,
      byUserId: statuses.byUserId,
      timeCreated: statuses.timeCreated,
    })
    .from(statuses)
    .where(eq(statuses.workOrderId, workOrderId))
    .orderBy(asc(statuses.sequence)),
);
const assignmentsByOrder = statement((db, { workOrderId }: ByOrder) =>
  db
    .select()
    .from(assignments)
    .where(eq(assignments.workOrderId, workOrderId))
    .orderBy(asc(assignments.sequence)),
);

/** Oldest first. */
export async function statusChangesOf(reader: Reader, workOrderId: string) {
  return statusesByOrder(reader, { workOrderId });
}

export async function assignmentsOf(reader: Reader, workOrderId: string) {
  return assignmentsByOrder(reader, { workOrderId });
}
