import type { WorkOrderUpdate } from '@schooldog/domain/workOrders';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/isOneOf.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { workOrderUpdates as updates } from './schema.ts';

export type UpdateRow = typeof updates.$inferSelect;

const pendingOf = statement((db, { workOrderId }: Placeholders<{ workOrderId: string }>) =>
  db
    .select()
    .from(updates)
    .where(and(eq(updates.workOrderId, workOrderId), isNull(updates.timeNotified)))
    .orderBy(asc(updates.sequence)),
);

type Noted = WorkOrderUpdate &
  Readonly<{ id: string; workOrderId: string; byUserId: string; timeCreated: Date }>;

export function insertUpdate(work: Pick<Work, 'defer'>, { userIds, ...row }: Noted): void {
  work.defer(insertRow(updates, { ...row, userIds: [...userIds], timeUpdated: row.timeCreated }));
}

/** Oldest first. The caller has locked the order. */
export async function pendingUpdates(tx: Transaction, workOrderId: string): Promise<UpdateRow[]> {
  return pendingOf(tx, { workOrderId });
}

export async function markNotified(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await tx.update(updates).set({ timeNotified: now, timeUpdated: now }).where(isOneOf(updates.id, ids));
}
