// Delivers each message once. An attempt marks the row before it uses the network and records the outcome after it;
// between the two no transaction is open and no lock is held.
//
// A job that runs again for a sent message does nothing. An outcome that could not be recorded (the database was
// down) is remembered and recorded by the next run in this process. Only when the whole process dies between the
// provider's reply and our commit is the message sent a second time rather than lost; it then carries the same
// Message-ID, Idempotency-Key or push topic, by which the other side can detect the repeat.
import type { Reader } from '../database/database.ts';
import { createGate } from '../gate/gate.ts';
import type { Notice } from '../live/notice.ts';
import type { Log } from '../logging/log.ts';
import type { Work, WorkRunner } from '../work/work.ts';
import { attempt, withoutFurtherTry } from './attempt.ts';
import { type Attempted, claim, record } from './deliveryStore.ts';
import { DeliveryFault } from './outlets/fault.ts';
import type { Outlets } from './outlets/outlets.ts';

export type DeliveryParts = Readonly<{
  work: WorkRunner;
  outlets: Outlets;
  log: Log;
  /** Those who have the record open that the message is about. */
  followersOf?(reader: Reader, about: string): Promise<readonly Notice[]>;
}>;
export type Deliver = (messageId: string, options: { lastTry: boolean }) => Promise<void>;

/**
 * Connections that deliveries use at a time, whatever waits to be delivered: those of the pool are for requests, which
 * would otherwise queue behind hundreds of deliveries when a mail server comes back.
 */
const connectionsAtOnce = 2;

const noUser = { userId: null };

export function createDelivery(parts: DeliveryParts): Deliver {
  const unrecorded = new Map<string, Attempted>();
  const gate = createGate(connectionsAtOnce);
  const inWork = <Answer>(change: (work: Work) => Promise<Answer>) =>
    gate(1, () => parts.work(noUser, change));

  async function recorded(attempted: Attempted): Promise<void> {
    const { messageId, about } = attempted;
    unrecorded.set(messageId, attempted);
    await inWork(async (work) => {
      await record(work, attempted);
      if (about !== null) await work.announce(...((await parts.followersOf?.(work.tx, about)) ?? []));
    });
    unrecorded.delete(messageId);
  }

  return async (messageId, { lastTry }) => {
    const earlier = unrecorded.get(messageId);
    if (earlier !== undefined) {
      await recorded(earlier);
      if (earlier.outcome.status !== 'retry') return;
    }
    const claimed = await inWork((work) => claim(work, messageId));
    if (claimed === null) return;
    const { message, devices, startedAt } = claimed;
    const tried = await attempt(parts.outlets, message, devices);
    const outcome = lastTry ? withoutFurtherTry(tried) : tried;
    const { about, channel, tries } = message;
    await recorded({ messageId, about, startedAt, outcome });
    if (outcome.code === null) return;
    parts.log.warn({ messageId, channel, code: outcome.code, tries }, 'a message was not delivered');
    if (outcome.status === 'retry') throw new DeliveryFault(outcome.code);
  };
}
