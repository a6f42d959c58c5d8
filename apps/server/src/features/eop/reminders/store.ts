import { isNull, lt, max } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { eopComponents, eopReminders } from '../schema.ts';

/** The last day before this one. */
export async function lastReminderDay(tx: Transaction, day: string): Promise<string | null> {
  const [row] = await tx
    .select({ day: max(eopReminders.day) })
    .from(eopReminders)
    .where(lt(eopReminders.day, day));
  return row?.day ?? null;
}

/** True for one transaction only: a concurrent one waits for it, and gets false once it commits. */
export async function claimDay(
  tx: Transaction,
  { day, now }: Readonly<{ day: string; now: Date }>,
): Promise<boolean> {
  const claimed = await tx
    .insert(eopReminders)
    .values({ day, timeCreated: now })
    .onConflictDoNothing()
    .returning({ day: eopReminders.day });
  return claimed.length === 1;
}

/** Those that are not archived. */
export async function componentsToRemindOf(tx: Transaction) {
  return tx
    .select({
      schoolId: eopComponents.schoolId,
      name: eopComponents.name,
      eopRolesId: eopComponents.eopRolesId,
      pointOfContactUserId: eopComponents.pointOfContactUserId,
      nextCertificationDueTime: eopComponents.nextCertificationDueTime,
      timeCreated: eopComponents.timeCreated,
    })
    .from(eopComponents)
    .where(isNull(eopComponents.timeArchived))
    .orderBy(eopComponents.position, eopComponents.id);
}
