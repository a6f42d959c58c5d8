// How far the messages about one record came. Rows go after 30 days, and with them what is known of the way they took.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { messages, type MessageChannel, type MessageStatus } from './schema.ts';

export type Delivery = Readonly<{ userId: string; channel: MessageChannel; status: MessageStatus }>;

/** The last one to each person by each channel. */
export async function deliveriesAbout(reader: Reader, about: string): Promise<Delivery[]> {
  const { channel, status } = messages;
  const userId = sql<string>`${messages.userId}`;
  return reader
    .selectDistinctOn([messages.userId, channel], { userId, channel, status })
    .from(messages)
    .where(and(eq(messages.about, about), isNotNull(messages.userId)))
    .orderBy(messages.userId, channel, desc(messages.timeCreated), desc(messages.id));
}
