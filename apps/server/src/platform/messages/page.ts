// The list of messages for provider staff, newest first, one page at a time.
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { byTime, isOlderThan, keysetPage, type TimeKey } from '../database/keysetPage.ts';
import { messages, type MessageChannel } from './schema.ts';

type Wanted = Readonly<{
  channel?: MessageChannel | undefined;
  userIds?: readonly string[] | undefined;
  /** The first moment inside the range, and the first after it. */
  from?: Date | undefined;
  until?: Date | undefined;
}>;

export async function pageOfMessages(
  reader: Reader,
  wanted: Wanted & Readonly<{ before?: string | undefined; limit: number }>,
): Promise<{ messages: ListedMessage[]; next: string | null }> {
  const { rows, next } = await keysetPage({
    cursor: wanted.before,
    size: wanted.limit,
    key: byTime(({ timeCreated, id }: ListedMessage) => ({ time: timeCreated, id })),
    read: (after, limit) => readMessages(reader, wanted, after, limit),
  });
  return { messages: rows, next };
}

export type ListedMessage = Awaited<ReturnType<typeof readMessages>>[number];

async function readMessages(reader: Reader, wanted: Wanted, after: TimeKey | null, limit: number) {
  return reader
    .select({
      id: messages.id,
      channel: messages.channel,
      recipient: messages.recipient,
      subject: messages.subject,
      text: messages.text,
      status: messages.status,
      tries: messages.tries,
      lastError: messages.lastError,
      timeCreated: messages.timeCreated,
      timeSent: messages.timeSent,
    })
    .from(messages)
    .where(
      and(
        wanted.channel === undefined ? undefined : eq(messages.channel, wanted.channel),
        wanted.userIds === undefined || wanted.userIds.length === 0
          ? undefined
          : inArray(messages.userId, [...wanted.userIds]),
        wanted.from === undefined ? undefined : gte(messages.timeCreated, wanted.from),
        wanted.until === undefined ? undefined : lt(messages.timeCreated, wanted.until),
        after === null ? undefined : isOlderThan(after, { time: messages.timeCreated, id: messages.id }),
      ),
    )
    .orderBy(desc(messages.timeCreated), desc(messages.id))
    .limit(limit);
}
