import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { users } from '../../platform/identity/schema.ts';
import { calendarFeeds } from './schema.ts';

type FeedRow = typeof calendarFeeds.$inferSelect;

const ofUser = statement((db, { userId }: Placeholders<{ userId: string }>) =>
  db
    .select({ timeCreated: calendarFeeds.timeCreated, timeLastRead: calendarFeeds.timeLastRead })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId)),
);
const byToken = statement((db, { tokenHash }: Placeholders<{ tokenHash: string }>) =>
  db
    .select({ userId: calendarFeeds.userId, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, tokenHash)),
);

export async function feedOf(
  reader: Reader,
  userId: string,
): Promise<Pick<FeedRow, 'timeCreated' | 'timeLastRead'> | undefined> {
  const [row] = await ofUser(reader, { userId });
  return row;
}

/** Whose feed it is, and their language. */
export async function feedByToken(reader: Reader, tokenHash: string) {
  const [row] = await byToken(reader, { tokenHash });
  return row;
}

/** Ends the present address of the person. */
export async function putFeed(
  tx: Transaction,
  { userId, ...feed }: Pick<FeedRow, 'userId' | 'tokenHash' | 'timeCreated'>,
): Promise<void> {
  const set = { ...feed, timeLastRead: null };
  await tx
    .insert(calendarFeeds)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set });
}

/** Whether there was one. */
export async function removeFeed(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId });
  return removed.length > 0;
}

export async function markRead(reader: Reader, tokenHash: string, timeLastRead: Date): Promise<void> {
  await reader.update(calendarFeeds).set({ timeLastRead }).where(eq(calendarFeeds.tokenHash, tokenHash));
}
