import { lt, max } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { drillReminders } from '../schema.ts';

/** The last day before this one. */
export async function lastReminderDay(tx: Transaction, day: string): Promise<string | null> {
  const [row] = await tx
    .select({ day: max(drillReminders.day) })
    .from(drillReminders)
    .where(lt(drillReminders.day, day));
  return row?.day ?? null;
}

/** True for one transaction only: a concurrent one waits for it, and gets false once it commits. */
export async function claimDay(
  tx: Transaction,
  { day, now }: Readonly<{ day: string; now: Date }>,
): Promise<boolean> {
  const claimed = await tx
    .insert(drillReminders)
    .values({ day, timeCreated: now })
    .onConflictDoNothing()
    .returning({ day: drillReminders.day });
  return claimed.length === 1;
}
