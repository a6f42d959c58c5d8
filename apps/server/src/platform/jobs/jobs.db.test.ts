import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { quietLog, testDatabase } from '../../testing/database.ts';
import { workRunner } from '../work/work.ts';
import { createJobs, defineJob, type JobWorker, worker } from './jobs.ts';

const database = await testDatabase();
const started: ReturnType<typeof createJobs>[] = [];

/** As when a server starts. */
async function start(...workers: JobWorker[]) {
  const jobs = createJobs({ database, log: quietLog });
  await jobs.start(workers, 'America/New_York');
  started.push(jobs);
  return jobs;
}

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
  const work = workRunner({
    database,
    jobs,
    notices: { sendSoon: () => undefined },
    clock: () => new Date(),
  });
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
