// The list of messages for the provider's people, newest first, a page at a time.
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { cursorOf, isOlderThan, placeOf } from '../database/placeInTime.ts';
import { messages, type MessageChannel } from './schema.ts';

export type MessagePage = Awaited<ReturnType<typeof pageOfMessages>>;
export type ListedMessage = MessagePage['messages'][number];

export async function pageOfMessages(
  reader: Reader,
  wanted: Readonly<{
    channel?: MessageChannel | undefined;
    userIds?: readonly string[] | undefined;
    /** The first moment that counts, and the first that no longer does. */
    from?: Date | undefined;
    until?: Date | undefined;
    before?: string | undefined;
    limit: number;
  }>,
) {
  const found = await reader
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
        wanted.before === undefined
          ? undefined
          : isOlderThan(placeOf(wanted.before, 'messages.badCursor'), {
              time: messages.timeCreated,
              id: messages.id,
            }),
      ),
    )
    .orderBy(desc(messages.timeCreated), desc(messages.id))
    .limit(wanted.limit + 1);
  const page = found.slice(0, wanted.limit);
  const last = page.at(-1);
  const isMore = last !== undefined && found.length > page.length;
  return { messages: page, next: isMore ? cursorOf({ time: last.timeCreated, id: last.id }) : null };
}
