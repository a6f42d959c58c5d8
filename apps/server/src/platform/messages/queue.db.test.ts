// The real queue between the request and the providers: filled by the transaction, and processed in the background.
import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { quietLog, testDatabase } from '../../testing/database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createNoticeQueue } from '../live/noticeQueue.ts';
import { workRunner } from '../work/work.ts';
import { createSender, type OutgoingMessage } from './messages.ts';
import { messages } from './schema.ts';
import { anHttpSink } from './testing/httpSink.ts';
import { newId, outletsFor, vapid, type Ways } from './testing/fixture.ts';
import { anSmtpSink } from './testing/smtpSink.ts';
import { messageWorkers } from './workers.ts';

const database = await testDatabase();
const letter = {
  channel: 'mail',
  recipient: 'ada@oakhill.example',
  userId: null,
  subject: 'Hello',
  text: 'Hi.',
} as const;
const code = { channel: 'sms', recipient: '+14045550123', userId: null, text: '417 220' } as const;
const eventually = { interval: 50 };

async function runningFixture(ways: Ways) {
  const jobs = createJobs({ database, log: quietLog });
  const work = workRunner({
    database,
    jobs,
    notices: createNoticeQueue({ database, log: quietLog }),
    clock: () => new Date(),
  });
  const outlets = outletsFor(ways);
  await jobs.start(messageWorkers({ work, outlets, log: quietLog }), 'America/New_York');
  onTestFinished(jobs.stop);
  const sender = createSender({ outlets, vapid, makeId: newId });
  const send = (message: OutgoingMessage) => work({ userId: null }, (unit) => sender.send(unit, message));
  return { work, sender, send };
}

async function statusOf(id: string) {
  const [row] = await database.db
    .select({ status: messages.status })
    .from(messages)
    .where(eq(messages.id, id));
  return row?.status;
}

it('a hanging provider blocks no request and no other channel, and each message is sent once', async () => {
  const [smtp, sms] = [await anSmtpSink(), await anHttpSink()];
  smtp.answers.push({ code: 451, to: 'text' });
  sms.answers.push('hang');
  // The queue would wait for an hour; anything waiting for the queue would never end.
  const { send } = await runningFixture({ smtp: smtp.url, sms: sms.url, patience: 60 * 60 * 1000 });
  const codes = [await send(code)];
  await sms.received(1);

  codes.push(await send(code));
  const letters = [await send(letter), await send(letter)];
  codes.push(await send(code));
  for (const id of letters) await expect.poll(() => statusOf(id), eventually).toBe('sent');
  const mailIds = smtp.taken.map(({ source }) => /^Message-ID: <(\w+)@/m.exec(source)?.[1] ?? '');
  expect(mailIds.toSorted()).toEqual(letters.toSorted());
  expect(sms.requests).toHaveLength(1);

  sms.breakAll();
  for (const id of codes) await expect.poll(() => statusOf(id), eventually).toBe('sent');
  const keys = sms.requests.slice(1).map(({ headers }) => String(headers['idempotency-key']));
  expect(keys.toSorted()).toEqual(codes.toSorted());
});

it('what is rolled back is never sent', async () => {
  const sms = await anHttpSink();
  const { work, sender, send } = await runningFixture({ sms: sms.url });
  const rolledBack = work({ userId: null }, async (unit) => {
    await sender.send(unit, { ...code, text: 'never' });
    throw new Error('the change was rejected');
  });
  await expect(rolledBack).rejects.toThrow('the change was rejected');
  await send(code);
  await sms.received(1);
  expect(sms.requests.map(({ body }) => body.toString()).join()).not.toContain('never');
  const { rows } = await database.db.execute(
    sql`select 1 from jobs.job where name = 'messages.sms' and state < 'active'`,
  );
  expect(rows).toEqual([]);
});
