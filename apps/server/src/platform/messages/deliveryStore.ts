// The row of a message during an attempt, in as few round trips as possible: one alert causes many messages.
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type Placeholders, statement } from '../database/statement.ts';
import type { Work } from '../work/work.ts';
import type { Device, MessageRow, Outcome } from './attempt.ts';
import { messagesTopic } from './messages.ts';
import { DeliveryFault } from './outlets/fault.ts';
import { liveSubscriptions, removeSubscriptions } from './push.ts';
import { messages, type MessageStatus } from './schema.ts';

export type Claim = Readonly<{ message: MessageRow; devices: readonly Device[]; startedAt: Date }>;
export type Attempted = Readonly<{
  messageId: string;
  about: string | null;
  startedAt: Date;
  outcome: Outcome;
}>;

/** Longer than any attempt takes; after that its process is considered dead. */
const leaseMilliseconds = 3 * 60 * 1000;

const begin = statement((db, { id, now, over }: Placeholders<{ id: string; now: Date; over: Date }>) =>
  db
    .update(messages)
    .set({
      status: 'sending',
      timeSending: sql`${sql.param(now, messages.timeSending)}`,
      tries: sql`${messages.tries} + 1`,
    })
    .where(
      and(
        eq(messages.id, id),
        or(
          eq(messages.status, 'waiting'),
          and(
            eq(messages.status, 'sending'),
            or(isNull(messages.timeSending), lte(messages.timeSending, over)),
          ),
        ),
      ),
    )
    .returning(),
);
const statusById = statement((db, { id }: Placeholders<{ id: string }>) =>
  db.select({ status: messages.status }).from(messages).where(eq(messages.id, id)),
);

/** Null where nothing is left to do. */
export async function claim(work: Work, id: string): Promise<Claim | null> {
  const { now } = work;
  const [message] = await begin(work.tx, { id, now, over: new Date(now.getTime() - leaseMilliseconds) });
  if (message === undefined) {
    const [row] = await statusById(work.tx, { id });
    if (row?.status === 'sending') throw new DeliveryFault('underWay');
    return null;
  }
  const { channel, userId } = message;
  const devices = channel === 'push' && userId !== null ? await liveSubscriptions(work.tx, userId, now) : [];
  return { message, devices, startedAt: now };
}

type Recorded = {
  id: string;
  startedAt: Date;
  status: MessageStatus;
  code: string | null;
  deliveredTo: readonly string[];
  timeSent: Date | null;
};

/**
 * A sent message stays sent, even when a later attempt has taken over; any other outcome is left to that attempt. The
 * body of a sent or failed message is cleared, so that no code or link remains.
 */
const end = statement(
  (_db, { id, startedAt, status, code, deliveredTo, timeSent }: Placeholders<Recorded>) => sql<never>`
    update ${messages} set status = ${status}::text, last_error = ${code}, delivered_to = ${deliveredTo}::text[],
      time_sent = coalesce(${timeSent}::timestamptz, time_sent),
      text = case when ${status}::text in ('sent', 'failed') then '' else text end,
      html = case when ${status}::text in ('sent', 'failed') then null else html end,
      data = case when ${status}::text in ('sent', 'failed') then null else data end
    where id = ${id} and (${status}::text = 'sent'
      or status = 'sending' and time_sending = ${startedAt}::timestamptz)`,
);

export async function record(work: Work, { messageId, startedAt, outcome }: Attempted): Promise<void> {
  const { status, code, deliveredTo, gone } = outcome;
  work.defer(
    end.with({
      id: messageId,
      startedAt,
      status: status === 'retry' ? 'waiting' : status,
      code,
      deliveredTo,
      timeSent: status === 'sent' ? work.now : null,
    }),
  );
  await removeSubscriptions(work, gone);
  await work.announce({ topic: messagesTopic, id: messageId });
}
