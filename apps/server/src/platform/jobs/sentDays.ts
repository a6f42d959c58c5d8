// What is sent once a day, whatever crashes or runs twice: the row of the day is written in the transaction that sends.
import { lt, max } from 'drizzle-orm';
import { date, pgTable } from 'drizzle-orm/pg-core';
import { timeCreated } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';

/** The days on which something was sent. */
export const sentDays = (name: string) =>
  pgTable(name, { day: date('day', { mode: 'string' }).primaryKey(), timeCreated: timeCreated() });
type SentDays = ReturnType<typeof sentDays>;

/** The last day before this one. */
export async function lastSentDay(tx: Transaction, table: SentDays, day: string): Promise<string | null> {
  const [row] = await tx
    .select({ day: max(table.day) })
    .from(table)
    .where(lt(table.day, day));
  return row?.day ?? null;
}

/** True for one transaction only: a concurrent one waits for it, and gets false once it commits. */
export async function claimDay(
  tx: Transaction,
  table: SentDays,
  { day, now }: Readonly<{ day: string; now: Date }>,
): Promise<boolean> {
  const claimed = await tx
    .insert(table)
    .values({ day, timeCreated: now })
    .onConflictDoNothing()
    .returning({ day: table.day });
  return claimed.length === 1;
}
