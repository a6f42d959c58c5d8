// The delivery status of the messages about one record. Rows are deleted after 30 days.
import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
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

/** Which of these people were sent a message about the record. */
export async function sentSince(
  reader: Reader,
  asked: Readonly<{ about: string; userIds: readonly string[]; since: Date }>,
): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectDistinct({ userId: messages.userId })
    .from(messages)
    .where(
      and(
        eq(messages.about, asked.about),
        inArray(messages.userId, [...asked.userIds]),
        gt(messages.timeCreated, asked.since),
      ),
    );
  return new Set(rows.flatMap(({ userId }) => userId ?? []));
}
