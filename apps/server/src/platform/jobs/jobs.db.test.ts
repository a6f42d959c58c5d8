import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { quietLog, testDatabase } from '../../testing/database.ts';
import { workRunner } from '../work/work.ts';
import { createJobs, defineJob, type Jobs, type JobWorker, worker } from './jobs.ts';
import { watchQueues } from './watchQueues.ts';

const database = await testDatabase();
const started: ReturnType<typeof createJobs>[] = [];

/** As when a server starts. */
async function start(...workers: JobWorker[]) {
  const jobs = createJobs({ database, log: quietLog });
  await jobs.start(workers, 'America/New_York');
  started.push(jobs);
  return jobs;
}

const workWith = (jobs: Jobs) =>
  workRunner({ database, jobs, notices: { sendSoon: () => undefined }, clock: () => new Date() });

afterAll(async () => {
  for (const jobs of started) await jobs.stop();
});

it('a long job does not block the next one where several may run at a time', async () => {
  const job = defineJob({ name: 'test.slow', data: z.object({ slow: z.boolean() }), concurrency: 2 });
  const ended: string[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const { promise: overtaken, resolve: overtake } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const jobs = await start(
    worker(job, async ({ slow }) => {
      if (slow) {
        begin();
        await end;
      }
      ended.push(slow ? 'slow' : 'quick');
      if (!slow) overtake();
    }),
  );
  const work = workWith(jobs);
  const enqueue = (slow: boolean) => work({ userId: null }, (unit) => unit.enqueue(job, { slow }));
  await enqueue(true);
  jobs.wake(job);
  await begun;
  await enqueue(false);
  jobs.wake(job);
  await overtaken;
  expect(ended).toEqual(['quick']);
  finish();
});

it('wakes the workers of queues that have a job to begin now', async () => {
  const busy = defineJob({ name: 'test.busy', data: z.object({}), concurrency: 1 });
  const later = defineJob({ name: 'test.later', data: z.object({}) });
  const idle = defineJob({ name: 'test.idle', data: z.object({}) });
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const done = async () => undefined;
  const jobs = await start(
    worker(busy, () => end),
    worker(later, done),
    worker(idle, done),
  );
  await workWith(jobs)({ userId: null }, async (unit) => {
    await unit.enqueue(later, {}, { delaySeconds: 3600 });
    // One is being done, the other waits for it.
    await unit.enqueue(busy, {});
    await unit.enqueue(busy, {});
  });
  const woken = vi.fn<(name: string) => void>();
  const { promise: looked, resolve: look } = Promise.withResolvers<void>();
  const watch = watchQueues({
    pool: database.pool,
    log: quietLog,
    names: ['test.later', 'test.idle', 'test.unknown', 'test.busy'],
    wake: (name) => {
      woken(name);
      look();
    },
  });
  await looked;
  await watch.stop();
  finish();
  expect(new Set(woken.mock.calls.flat())).toEqual(new Set(['test.busy']));
});

it('deletes the schedules of workers that are gone', async () => {
  const old = defineJob({ name: 'test.old', data: z.object({}), cron: '1 2 * * *' });
  const present = defineJob({ name: 'test.present', data: z.object({}), cron: '1 3 * * *' });
  const run = async () => undefined;
  const scheduled = async () =>
    (await database.db.execute<{ name: string }>(sql`select name from jobs.schedule order by name`)).rows.map(
      ({ name }) => name,
    );
  await start(worker(old, run), worker(present, run));
  expect(await scheduled()).toEqual(['test.old', 'test.present']);
  await start(worker(present, run));
  expect(await scheduled()).toEqual(['test.present']);
});
