// Two server processes on one database are one district: each change reaches the browsers of both, and each
// job is done once.
import { setTimeout as delay } from 'node:timers/promises';
import { askForSure, newId } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { linkChange } from '../lib/linkChange.ts';
import { openLiveStream } from '../lib/liveStream.ts';
import type { Bench, Part } from '../lib/part.ts';
import { listSchoolIds, signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer, type Server } from '../lib/server.ts';
import { startSmtpSink, type SmtpSink } from '../lib/smtpSink.ts';
import { query } from '../lib/sql.ts';
import { percentile } from '../lib/statistics.ts';
import { waitFor } from '../lib/wait.ts';

export const two: Part = { name: 'two', about: 'two processes on one database', minutes: 8, run };

async function run(bench: Bench): Promise<void> {
  const { report, settings, stack } = bench;
  const database = await startDatabase(stack);
  const sink = await startSmtpSink(stack);
  const environment = { DATABASE_URL: database.url, SMTP_URL: sink.url, MAIL_FROM: 'bench@district.test' };
  const [first, second] = await startTogether(bench, environment);

  // One sign-in is valid for both processes.
  const cookie = await signIn(first.url, 'district_safety_coordinator@demo.test');
  const { fromSending, fromAnswer } = await changesSeen(bench, first, second, cookie);
  report.figure('changes through one, seen on the other', String(fromSending.length));
  report.figure('  from sending to seeing, p50', written(percentile(fromSending, 0.5), 'ms'));
  report.atMost('  from sending to seeing, p99', percentile(fromSending, 0.99), 1000, 'ms');
  report.figure('  from the answer to seeing, p50', written(percentile(fromAnswer, 0.5), 'ms'));
  report.figure('  from the answer to seeing, p99', written(percentile(fromAnswer, 0.99), 'ms'));

  const count = settings.short ? 20 : 50;
  const after = await mailsSent(first, database.url, count);
  // A duplicate would come at once, from the other process; the wait allows for it.
  await delay(3000);
  report.figure(`${count} mails delivered after`, written(after, 's'));
  await reportDeliveries(bench, sink, database.url, count);
}

/** An empty database and two processes at once: one of them prepares it, and both start. */
async function startTogether(
  { report, stack }: Bench,
  environment: Readonly<Record<string, string>>,
): Promise<[Server, Server]> {
  const start = async () => startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const starts = await Promise.allSettled([start(), start()]);
  const failed = starts.filter(({ status }) => status === 'rejected');
  report.none('starts that fail when two begin on an empty database', failed.length);
  for (const one of starts) {
    if (one.status === 'rejected') report.note(`  ${String(one.reason).slice(0, 200)} …`);
  }
  const [first, second] = await Promise.all(
    starts.map(async (one) => (one.status === 'fulfilled' ? one.value : start())),
  );
  if (first === undefined || second === undefined) throw new Error('Two servers were started.');
  return [first, second];
}

async function changesSeen({ settings, stack }: Bench, first: Server, second: Server, cookie: string) {
  const stream = await openLiveStream(stack, second.url, cookie);
  const schoolIds = await listSchoolIds(first.url, cookie);
  const fromSending: number[] = [];
  const fromAnswer: number[] = [];
  for (let number = 0; number < (settings.short ? 20 : 100); number += 1) {
    const schoolId = schoolIds[number % schoolIds.length];
    const known = stream.events.length;
    const sent = performance.now();
    await askForSure(`${first.url}/api/schools/editSchoolLinks`, {
      cookie,
      operationId: newId(),
      body: linkChange(schoolId ?? ''),
    });
    const answered = performance.now();
    const isIt = (event: string, id: string) => event === 'change' && id === schoolId;
    const seen = await waitFor(
      'a change on the other live stream',
      async () => stream.events.slice(known).find(({ event, id }) => isIt(event, id)),
      { atMost: 10_000, every: 1 },
    );
    fromSending.push(seen.at - sent);
    fromAnswer.push(Math.max(0, seen.at - answered));
  }
  return { fromSending, fromAnswer };
}

async function mailsSent(server: Server, databaseUrl: string, count: number): Promise<number> {
  const staff = await signIn(server.url, 'staff@demo.test');
  const began = performance.now();
  for (let number = 0; number < count; number += 1) {
    await askForSure(`${server.url}/api/notifications/sendTestMessage`, {
      cookie: staff,
      operationId: newId(),
      body: { channel: 'mail' },
    });
  }
  await waitFor(
    `${count} mails that were sent`,
    async () => {
      const [row] = await query<{ sent: number }>(
        databaseUrl,
        `select count(*)::int as sent from messages where status = 'sent'`,
      );
      return row?.sent === count ? true : undefined;
    },
    { every: 100 },
  );
  return performance.now() - began;
}

async function reportDeliveries(
  { report }: Bench,
  sink: SmtpSink,
  databaseUrl: string,
  count: number,
): Promise<void> {
  const different = new Set(sink.taken);
  report.none('mails that the mail server never saw', count - different.size);
  report.none('mails that the mail server saw twice', sink.taken.length - different.size);
  const [row] = await query<{ again: number }>(
    databaseUrl,
    'select count(*)::int as again from messages where tries <> 1',
  );
  report.none('mails that took more than one try', row?.again ?? 0);
}
