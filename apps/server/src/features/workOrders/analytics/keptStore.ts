import type { AnalyticsNumbers } from '@schooldog/contract/workOrders';
import type { AnalyticsQuestion } from '@schooldog/domain/workOrders';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { workOrderAnalytics as kept, workOrderMeasuring as measuring } from '../schema.ts';

export type KeptAnswer = Readonly<{ answer: AnalyticsNumbers; timeComputed: Date }>;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) =>
  db.select({ answer: kept.answer, timeComputed: kept.timeComputed }).from(kept).where(eq(kept.id, id)),
);
const askedById = statement((db, { id }: ById) =>
  db.select({ asked: kept.asked }).from(kept).where(eq(kept.id, id)),
);
const measured = statement((db) => db.select({ calendarKey: measuring.calendarKey }).from(measuring));

export async function keptAnswer(reader: Reader, id: string): Promise<KeptAnswer | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

export async function keptQuestion(reader: Reader, id: string): Promise<AnalyticsQuestion | undefined> {
  const [row] = await askedById(reader, { id });
  return row?.asked;
}

/** The key of the calendar that the work hours of all orders follow; empty where that was never made sure. */
export async function measuredKey(reader: Reader): Promise<string> {
  const [row] = await measured(reader, {});
  return row?.calendarKey ?? '';
}

/** An answer that was begun earlier never replaces a later one. */
export async function keepAnswer(
  { db }: Pick<Database, 'db'>,
  row: Readonly<{ id: string; asked: AnalyticsQuestion; answer: AnalyticsNumbers; timeComputed: Date }>,
): Promise<void> {
  const { answer, timeComputed } = row;
  await db
    .insert(kept)
    .values({ ...row, timeClaimed: timeComputed })
    .onConflictDoUpdate({
      target: kept.id,
      set: { answer, timeComputed },
      setWhere: lt(kept.timeComputed, timeComputed),
    });
}

/** Whether the caller is to count again: of several at the same moment, one. */
export async function claimCounting(
  { db }: Pick<Database, 'db'>,
  id: string,
  { now, unlessSince }: Readonly<{ now: Date; unlessSince: Date }>,
): Promise<boolean> {
  const claimed = await db
    .update(kept)
    .set({ timeClaimed: now })
    .where(and(eq(kept.id, id), lt(kept.timeClaimed, unlessSince)))
    .returning({ id: kept.id });
  return claimed.length > 0;
}

export async function forgetAnswersBefore({ db }: Pick<Database, 'db'>, time: Date): Promise<void> {
  await db.delete(kept).where(lt(kept.timeComputed, time));
}
