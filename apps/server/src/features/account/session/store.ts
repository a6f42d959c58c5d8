import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { sessions, users } from '../../../platform/identity/schema.ts';

export async function setLanguage(
  tx: Transaction,
  userId: string,
  language: string,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ language, timeUpdated: now }).where(eq(users.id, userId));
}

/** Full, not pending, and not ended by time or by a sign-out marker. */
export async function openSessionsOf(reader: Reader, userId: string, now: Date) {
  const marker = sql`coalesce((${users.autoSignOutData}->>'signedOutAfter')::timestamptz, '-infinity')`;
  return reader
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      way: sessions.way,
      timeCreated: sessions.timeCreated,
      timeSeen: sessions.timeSeen,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.userId, userId),
        inArray(sessions.secondFactor, ['notNeeded', 'passed']),
        gt(sessions.expiresAt, now),
        sql`${sessions.timeCreated} >= ${marker}`,
      ),
    )
    .orderBy(desc(sessions.timeSeen), desc(sessions.id));
}
