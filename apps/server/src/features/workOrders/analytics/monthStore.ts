// The packed months of completed orders. Which of them are up to date is read in the same snapshot as they are.
import type { CalendarDate } from '@schooldog/domain/dates';
import { and, asc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { workOrderChangedMonths as changed, workOrderMonths as kept, workOrders } from '../schema.ts';
import type { CompletedOrder } from './packedMonth.ts';

/** Several reads of one state of the database. */
export async function inSnapshot<Answer>(
  database: Pick<Database, 'inTransaction'>,
  read: (reader: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.inTransaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return read(tx);
  });
}

/** Those of the months that are packed and that no order has changed since. */
export async function presentMonths(reader: Reader, months: readonly CalendarDate[]) {
  return reader
    .select({ month: kept.month, packed: kept.orders })
    .from(kept)
    .where(
      and(
        inArray(kept.month, [...months]),
        notExists(reader.select({ month: changed.month }).from(changed).where(eq(changed.month, kept.month))),
      ),
    );
}

export async function changedMonthsBefore(reader: Reader, month: CalendarDate): Promise<CalendarDate[]> {
  const rows = await reader
    .selectDistinct({ month: changed.month })
    .from(changed)
    .where(lt(changed.month, month))
    .orderBy(asc(changed.month));
  return rows.map((row) => row.month);
}

export async function hasChangedMonthBefore(reader: Reader, month: CalendarDate): Promise<boolean> {
  const rows = await reader
    .select({ month: changed.month })
    .from(changed)
    .where(lt(changed.month, month))
    .limit(1);
  return rows.length > 0;
}

/** Of two transactions that pack a month, the second reads what the first has not seen. */
export async function lockMonth(tx: Transaction, month: CalendarDate): Promise<void> {
  await tx
    .insert(kept)
    .values({ month, orders: Buffer.alloc(0) })
    .onConflictDoUpdate({ target: kept.month, set: { month } });
}

/** Before its orders are read: an order that changes later adds the month again. */
export async function forgetChanges(tx: Transaction, month: CalendarDate): Promise<void> {
  await tx.delete(changed).where(eq(changed.month, month));
}

export async function ordersCompletedIn(
  tx: Transaction,
  { month, next }: Readonly<{ month: CalendarDate; next: CalendarDate }>,
): Promise<CompletedOrder[]> {
  const began = sql`${month}::timestamp at time zone 'UTC'`;
  return tx
    .select({
      minute: sql<number>`floor(extract(epoch from ${workOrders.timeCompleted} - ${began}) / 60)::int`,
      schoolId: workOrders.schoolId,
      boardId: workOrders.boardId,
      priority: workOrders.priority,
      optionId: workOrders.locationDataProfileOptionId,
      assignedUserIds: workOrders.assignedUserIds,
      dueDate: workOrders.dueDate,
      isReopened: workOrders.isReopened,
      responseMinutes: workOrders.responseMinutes,
      completionMinutes: workOrders.completionMinutes,
    })
    .from(workOrders)
    .where(
      and(
        gte(workOrders.timeCompleted, began),
        lt(workOrders.timeCompleted, sql`${next}::timestamp at time zone 'UTC'`),
      ),
    )
    .orderBy(asc(workOrders.timeCompleted));
}

export async function writeMonth(tx: Transaction, month: CalendarDate, orders: Buffer): Promise<void> {
  await tx.update(kept).set({ orders }).where(eq(kept.month, month));
}
