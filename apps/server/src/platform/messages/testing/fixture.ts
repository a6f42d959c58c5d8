// A fixture with users and delivery channels, for tests. Jobs are recorded instead of queued, so that a test decides
// when each runs and how often; the real queue has its own test.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import webPush from 'web-push';
import type { Database } from '../../database/database.ts';
import { type AutoSignOutData, sessions, users } from '../../identity/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type WorkRunner, workRunner } from '../../work/work.ts';
import { createDelivery, type DeliveryParts } from '../delivery.ts';
import { createSender, type OutgoingMessage } from '../messages.ts';
import { createMailOutlet } from '../outlets/mail.ts';
import type { Outlets } from '../outlets/outlets.ts';
import { createPushOutlet } from '../outlets/push.ts';
import { createSmsOutlet } from '../outlets/sms.ts';
import { messages } from '../schema.ts';

export const newId = () => makeId(randomBytes);
export const vapid = { ...webPush.generateVAPIDKeys(), subject: 'https://oakhill.example' };

export type Ways = Readonly<{
  smtp?: string;
  sms?: string;
  pushHosts?: readonly string[];
  /** In milliseconds; by default more than a slow machine needs. */
  patience?: number;
}>;

/** Long enough for an answer on this machine, short enough to wait for a timeout. */
export const impatient = { patience: 1_000 };

export function outletsFor(ways: Ways): Outlets {
  const { patience = 20_000 } = ways;
  const from = 'SchoolDog <noreply@oakhill.example>';
  const mail =
    ways.smtp === undefined
      ? null
      : createMailOutlet({ url: ways.smtp, from }, { connect: patience, reply: patience });
  const close = () => mail?.close();
  onTestFinished(close);
  return {
    mail,
    sms: ways.sms === undefined ? null : createSmsOutlet({ url: ways.sms, token: 'sms-token' }, patience),
    push: createPushOutlet(vapid, patience),
    close,
  };
}

export function messagesFixture(database: Database, ways: Ways = {}) {
  const outlets = outletsFor(ways);
  const clock = { now: new Date('2026-11-16T14:00:00Z') };
  const queued: { job: string; data: object }[] = [];
  const jobs: Jobs = {
    enqueue: async (_defer, job, data) => {
      queued.push({ job: job.name, data });
    },
    enqueueAll: async (_defer, job, all) => {
      for (const data of all) queued.push({ job: job.name, data });
    },
    wake: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
  const work = workRunner({ database, jobs, notices: { sendSoon: () => undefined }, clock: () => clock.now });
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
  const sender = createSender({ outlets, vapid, makeId: newId, testPushHosts: ways.pushHosts ?? [] });
  /** Another process, which shares only the database. */
  const aProcess = (more: Partial<Pick<DeliveryParts, 'followersOf' | 'work'>> = {}) =>
    createDelivery({ work, outlets, log, ...more });
  const deliver = aProcess();
  return {
    clock,
    queued,
    logged,
    work,
    sender,
    aProcess,
    send: (message: OutgoingMessage) => work({ userId: null }, (unit) => sender.send(unit, message)),
    deliver: (id: string, options = { lastTry: false }) => deliver(id, options),
    row: async (id: string) => {
      const [row] = await database.db.select().from(messages).where(eq(messages.id, id));
      if (row === undefined) throw new Error('there is no such message');
      return row;
    },
  };
}

/** A user who is signed in on one device. */
export async function aPerson(
  work: WorkRunner,
  changes: { isDisabled?: boolean; autoSignOutData?: AutoSignOutData } = {},
) {
  const userId = newId();
  const sessionId = newId();
  await work({ userId: null }, async ({ tx }) => {
    await tx.insert(users).values({
      id: userId,
      firstName: 'Ada',
      lastName: 'Moreno',
      role: 'educator',
      email: `${userId}@oakhill.example`.toLowerCase(),
      communicationPreferences: defaultCommunicationPreferences(),
      ...changes,
    });
    const expiresAt = new Date('2026-12-01T00:00:00Z');
    const timeCreated = new Date('2026-11-10T00:00:00Z');
    await tx.insert(sessions).values({ id: sessionId, userId, tokenHash: newId(), expiresAt, timeCreated });
  });
  return { userId, sessionId };
}
