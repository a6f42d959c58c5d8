import type { OrderEvent, OrderMinutes, OrderMoments } from '@schooldog/domain/workOrders';
import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  workOrderAssignmentHistory,
  workOrderComments,
  workOrderMeasuring as measuring,
  workOrders,
  workOrderStatusHistory,
} from '../schema.ts';

type Measuring = Omit<typeof measuring.$inferSelect, 'id'>;

export type MeasuredOrder = OrderMoments &
  Readonly<{ id: string; createdByUserId: string; timeCompleted: Date | null }>;

/** Only one transaction measures at a time. */
export async function lockMeasuring(tx: Transaction): Promise<Measuring> {
  await tx.insert(measuring).values(first).onConflictDoNothing();
  const [row] = await tx.select().from(measuring).where(eq(measuring.id, first.id)).for('update');
  return row ?? { ...first, timeUpdated: new Date(0) };
}

const first = { id: 'orders', calendarKey: '', nextKey: '', lastId: '' };

export async function writeMeasuring(tx: Transaction, state: Measuring): Promise<void> {
  await tx.update(measuring).set(state).where(eq(measuring.id, first.id));
}

/** In the order of ids, as everyone who locks several. Comments may still be added meanwhile. */
export async function lockNextOrders(
  tx: Transaction,
  lastId: string,
  limit: number,
): Promise<MeasuredOrder[]> {
  return tx
    .select({
      id: workOrders.id,
      createdByUserId: workOrders.createdByUserId,
      timeCompleted: workOrders.timeCompleted,
      timeClockStarted: workOrders.timeClockStarted,
      timeFirstResponded: workOrders.timeFirstResponded,
      timeResponseClockStarted: workOrders.timeResponseClockStarted,
      isReopened: workOrders.isReopened,
    })
    .from(workOrders)
    .where(gt(workOrders.id, lastId))
    .orderBy(asc(workOrders.id))
    .limit(limit)
    .for('no key update');
}

/** By order, each kind in the order in which it was recorded. */
export async function eventsOf(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderEvent[]>> {
  const [statuses, assignments, comments] = [
    workOrderStatusHistory,
    workOrderAssignmentHistory,
    workOrderComments,
  ];
  const statusRows = await tx
    .select({
      orderId: statuses.workOrderId,
      from: statuses.fromStatus,
      to: statuses.toStatus,
      byUserId: statuses.byUserId,
      time: statuses.timeCreated,
    })
    .from(statuses)
    .where(inArray(statuses.workOrderId, [...ids]))
    .orderBy(asc(statuses.sequence));
  const assignmentRows = await tx
    .select({
      orderId: assignments.workOrderId,
      byUserId: assignments.byUserId,
      time: assignments.timeCreated,
    })
    .from(assignments)
    .where(sql`${inArray(assignments.workOrderId, [...ids])} and ${assignments.newlyAssignedUserIds} <> '{}'`)
    .orderBy(asc(assignments.sequence));
  const commentRows = await tx
    .select({ orderId: comments.workOrderId, byUserId: comments.userId, time: comments.timeCreated })
    .from(comments)
    .where(inArray(comments.workOrderId, [...ids]))
    .orderBy(asc(comments.sequence));
  return Map.groupBy(
    [
      ...statusRows.map((row) => ({ kind: 'status' as const, ...row })),
      ...assignmentRows.map((row) => ({ kind: 'assignment' as const, ...row })),
      ...commentRows.map((row) => ({ kind: 'comment' as const, ...row })),
    ],
    ({ orderId }) => orderId,
  );
}

/** In one statement; orders that stay as they are are not written. */
export async function writeMeasures(
  tx: Transaction,
  orders: readonly (MeasuredOrder & OrderMinutes)[],
): Promise<void> {
  if (orders.length === 0) return;
  const rows = JSON.stringify(
    orders.map(({ createdByUserId: _by, timeCompleted: _done, ...order }) => order),
  );
  const columns = sql.raw(measuredColumns.map(([name, type]) => `"${name}" ${type}`).join(', '));
  const values = sql.raw(
    measuredColumns
      .slice(1)
      .map(([name]) => `m."${name}"`)
      .join(', '),
  );
  const names = sql.raw(
    measuredColumns
      .slice(1)
      .map(([, , column]) => column)
      .join(', '),
  );
  const present = sql.raw(
    measuredColumns
      .slice(1)
      .map(([, , column]) => `o.${column}`)
      .join(', '),
  );
  await tx.execute(sql`update work_orders o set (${names}) = row(${values})
    from jsonb_to_recordset(${rows}::jsonb) as m (${columns})
    where o.id = m.id and row(${present}) is distinct from row(${values})`);
}

const measuredColumns = [
  ['id', 'text', 'id'],
  ['timeClockStarted', 'timestamptz', 'time_clock_started'],
  ['timeFirstResponded', 'timestamptz', 'time_first_responded'],
  ['timeResponseClockStarted', 'timestamptz', 'time_response_clock_started'],
  ['isReopened', 'boolean', 'is_reopened'],
  ['responseMinutes', 'int', 'response_minutes'],
  ['completionMinutes', 'int', 'completion_minutes'],
] as const;
