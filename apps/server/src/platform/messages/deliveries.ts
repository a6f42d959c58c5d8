// The delivery status of the messages about one record. Rows are deleted after 30 days.
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { messages, type MessageChannel, type MessageStatus } from './schema.ts';

export type Delivery = Readonly<{ userId: string; channel: MessageChannel; status: MessageStatus }>;

/** The last message to each person by each channel. */
export async function deliveriesAbout(reader: Reader, about: string): Promise<Delivery[]> {
  const { channel, status } = messages;
  const userId = sql<string>`${messages.userId}`;
  return reader
    .selectDistinctOn([messages.userId, channel], { userId, channel, status })
    .from(messages)
    .where(and(eq(messages.about, about), isNotNull(messages.userId)))
    .orderBy(messages.userId, channel, desc(messages.timeCreated), desc(messages.id));
}

export async function wasSentSince(
  reader: Reader,
  asked: Readonly<{ about: string; userId: string; since: Date }>,
): Promise<boolean> {
  const rows = await reader
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.about, asked.about),
        eq(messages.userId, asked.userId),
        gt(messages.timeCreated, asked.since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
