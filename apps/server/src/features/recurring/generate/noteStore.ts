import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { recurringNotes, recurringRuns, recurringWorkOrders } from '../schema.ts';

/** Orders that nobody was told about yet; from now on they count as told. */
export async function takeMadeOrders(tx: Transaction, now: Date): Promise<string[]> {
  const taken = await tx
    .update(recurringRuns)
    .set({ timeNotified: now, timeUpdated: now })
    .where(and(eq(recurringRuns.outcome, 'made'), isNull(recurringRuns.timeNotified)))
    .returning({ workOrderId: recurringRuns.workOrderId });
  return [...new Set(taken.flatMap(({ workOrderId }) => workOrderId ?? []))];
}

/** What the owners were not told yet, with the series as it is now. */
export async function takeNotes(tx: Transaction, now: Date) {
  return tx
    .update(recurringNotes)
    .set({ timeNotified: now, timeUpdated: now })
    .from(recurringWorkOrders)
    .where(and(isNull(recurringNotes.timeNotified), eq(recurringWorkOrders.id, recurringNotes.seriesId)))
    .returning({
      kind: recurringNotes.kind,
      schoolIds: recurringNotes.schoolIds,
      userId: recurringNotes.userId,
      title: sql<string>`${recurringWorkOrders.title}`,
      ownerUserId: sql<string>`${recurringWorkOrders.ownerUserId}`,
    });
}
