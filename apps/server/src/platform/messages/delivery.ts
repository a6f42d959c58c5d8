// Delivers each message once. An attempt marks the row before it uses the network and records the outcome after it;
// between the two no transaction is open and no lock is held.
//
// A job that runs again for a sent message does nothing. An outcome that could not be recorded (the database was
// down) is remembered and recorded by the next run in this process. Only when the whole process dies between the
// provider's reply and our commit is the message sent a second time rather than lost; it then carries the same
// Message-ID, Idempotency-Key or push topic, by which the other side can detect the repeat.
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import type { Notice } from '../live/notice.ts';
import type { Log } from '../logging/log.ts';
import type { Work, WorkRunner } from '../work/work.ts';
import { attempt, type Device, type MessageRow, type Outcome, withoutFurtherTry } from './attempt.ts';
import { messagesTopic } from './messages.ts';
import { DeliveryFault } from './outlets/fault.ts';
import type { Outlets } from './outlets/outlets.ts';
import { liveSubscriptions, removeSubscriptions } from './push.ts';
import { messages } from './schema.ts';

export type DeliveryParts = Readonly<{
  work: WorkRunner;
  outlets: Outlets;
  log: Log;
  /** Those who have the record open that the message is about. */
  followersOf?(reader: Reader, about: string): Promise<readonly Notice[]>;
}>;
export type Deliver = (messageId: string, options: { lastTry: boolean }) => Promise<void>;

/** Longer than any attempt takes; after that its process is considered dead. */
const leaseMilliseconds = 3 * 60 * 1000;

const noUser = { userId: null };

type Claim = Readonly<{ message: MessageRow; devices: readonly Device[]; startedAt: Date }>;

export function createDelivery(parts: DeliveryParts): Deliver {
  const unrecorded = new Map<string, { startedAt: Date; outcome: Outcome }>();

  async function recorded(messageId: string, startedAt: Date, outcome: Outcome): Promise<void> {
    unrecorded.set(messageId, { startedAt, outcome });
    await parts.work(noUser, async (work) => {
      const about = await record(work, messageId, startedAt, outcome);
      if (about !== null) await work.announce(...((await parts.followersOf?.(work.tx, about)) ?? []));
    });
    unrecorded.delete(messageId);
  }

  return async (messageId, { lastTry }) => {
    const earlier = unrecorded.get(messageId);
    if (earlier !== undefined) {
      await recorded(messageId, earlier.startedAt, earlier.outcome);
      if (earlier.outcome.status !== 'retry') return;
    }
    const claimed = await parts.work(noUser, (work) => claim(work, messageId));
    if (claimed === null) return;
    const { message, devices, startedAt } = claimed;
    const tried = await attempt(parts.outlets, message, devices);
    const outcome = lastTry ? withoutFurtherTry(tried) : tried;
    await recorded(messageId, startedAt, outcome);
    if (outcome.code === null) return;
    const { channel, tries } = message;
    parts.log.warn(
      { messageId, channel, code: outcome.code, tries: tries + 1 },
      'a message was not delivered',
    );
    if (outcome.status === 'retry') throw new DeliveryFault(outcome.code);
  };
}

async function claim(work: Work, messageId: string): Promise<Claim | null> {
  const [message] = await work.tx.select().from(messages).where(eq(messages.id, messageId)).for('update');
  if (message === undefined || (message.status !== 'waiting' && message.status !== 'sending')) return null;
  const isUnderWay =
    message.timeSending !== null && work.now.getTime() - message.timeSending.getTime() < leaseMilliseconds;
  if (message.status === 'sending' && isUnderWay) throw new DeliveryFault('underWay');
  await work.tx
    .update(messages)
    .set({ status: 'sending', timeSending: work.now, tries: message.tries + 1 })
    .where(eq(messages.id, messageId));
  const { channel, userId } = message;
  const devices =
    channel === 'push' && userId !== null ? await liveSubscriptions(work.tx, userId, work.now) : [];
  return { message, devices, startedAt: work.now };
}

/** The body of a sent or failed message is cleared, so that no code or link remains. */
const cleared = { text: '', html: null, data: null };

/** What the message is about. */
async function record(
  work: Work,
  messageId: string,
  startedAt: Date,
  outcome: Outcome,
): Promise<string | null> {
  const { status, code } = outcome;
  // A sent message stays sent, even when a later attempt has taken over; any other outcome is left to that attempt.
  const isMine = and(eq(messages.status, 'sending'), eq(messages.timeSending, startedAt));
  const [message] = await work.tx
    .update(messages)
    .set({
      status: status === 'retry' ? 'waiting' : status,
      lastError: code,
      deliveredTo: [...outcome.deliveredTo],
      ...(status === 'sent' ? { timeSent: work.now } : {}),
      ...(status === 'sent' || status === 'failed' ? cleared : {}),
    })
    .where(and(eq(messages.id, messageId), status === 'sent' ? undefined : isMine))
    .returning({ about: messages.about });
  await removeSubscriptions(work, outcome.gone);
  await work.announce({ topic: messagesTopic, id: messageId });
  return message?.about ?? null;
}
