// Background work: enqueued in the business transaction, run by any free process, retried when it fails, and on a
// schedule where one is given.
import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { z } from 'zod';
import type { BoundStatement } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { nameOfComposed } from '../database/statementNames.ts';
import type { Log } from '../logging/log.ts';
import { faultText } from './faultText.ts';
import { retentionDays } from './overview.ts';
import { watchQueues } from './watchQueues.ts';

export type JobType<Data extends object> = Readonly<{
  name: string;
  data: z.ZodType<Data>;
  retryLimit?: number;
  /** A five-field cron line in the district's time zone; such a job takes `{}`. */
  cron?: string;
  /**
   * The concurrency of each process, each job taken when a slot is free. Otherwise jobs are taken in batches of ten.
   */
  concurrency?: number;
  /** After this time another process takes over the job. A quarter of an hour unless told otherwise. */
  longestSeconds?: number;
}>;

export type JobWorker = Readonly<{
  name: string;
  retryLimit: number;
  cron: string | undefined;
  concurrency: number | undefined;
  longestSeconds: number;
  run(data: unknown, job: { id: string; lastTry: boolean }): Promise<void>;
}>;

export function defineJob<Data extends object>(job: JobType<Data>): JobType<Data> {
  return job;
}

export function worker<Data extends object>(
  job: JobType<Data>,
  run: (data: Data, job: { id: string; lastTry: boolean }) => Promise<void>,
): JobWorker {
  return {
    name: job.name,
    retryLimit: job.retryLimit ?? 8,
    cron: job.cron,
    concurrency: job.concurrency,
    longestSeconds: job.longestSeconds ?? 15 * 60,
    run: (data, details) => run(job.data.parse(data), details),
  };
}

type Defer = (statement: BoundStatement) => void;

/** The delay counts from now: the clock of the database need not agree with the server's. */
export type JobOptions = Readonly<{ delaySeconds?: number; once?: string }>;

/** Jobs are written with the transaction that defers them. */
export type Jobs = Readonly<{
  enqueue<Data extends object>(
    defer: Defer,
    job: JobType<Data>,
    data: Data,
    options?: JobOptions,
  ): Promise<void>;
  enqueueAll<Data extends object>(defer: Defer, job: JobType<Data>, data: readonly Data[]): Promise<void>;
  /** A user waits for it: workers of this process look now instead of within a second. */
  wake(job: Pick<JobType<never>, 'name'>): void;
  start(workers: readonly JobWorker[], timeZone: string): Promise<void>;
  stop(): Promise<void>;
}>;

type RunningJob = Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'retryCount' | 'retryLimit'>;

/** A job whose process died is taken over by another within a minute or so. */
const queueOptions = {
  retryBackoff: true,
  retryDelay: 2,
  heartbeatSeconds: 30,
  deleteAfterSeconds: retentionDays * 24 * 60 * 60,
};
const workOptions = {
  // For what `watchQueues` may have missed.
  pollingIntervalSeconds: 30,
  batchSize: 10,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

export function createJobs(parts: { database: Database; log: Log }): Jobs {
  const { database, log } = parts;
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql: (text, values) => database.pool.query(text, values) },
  });
  const workerIds = new Map<string, string[]>();
  let watched: ReturnType<typeof watchQueues> | undefined;
  boss.on('error', (error) => log.warn({ err: error.message }, 'the job queue met an error'));

  /** Jobs of a batch are independent: a failed one is retried without the others. */
  async function finishJob(name: string, run: JobWorker['run'], job: RunningJob): Promise<JobResult> {
    try {
      await run(job.data, { id: job.id, lastTry: job.retryCount >= job.retryLimit });
      return { id: job.id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, job: name, tried: job.retryCount + 1 }, 'a job failed');
      return { id: job.id, status: 'failed', output: { message: faultText(error) } };
    }
  }

  function wake(name: string): void {
    for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id);
  }

  return {
    enqueue: async (defer, job, data, options) => {
      await boss.send(job.name, job.data.parse(data), {
        db: deferring(defer),
        ...(options?.delaySeconds === undefined ? {} : { startAfter: Math.max(0, options.delaySeconds) }),
        ...(options?.once === undefined ? {} : { singletonKey: options.once }),
      });
    },
    enqueueAll: async (defer, job, data) => {
      if (data.length === 0) return;
      const batch = data.map((one) => ({ data: job.data.parse(one) }));
      await boss.insert(job.name, batch, { db: deferring(defer) });
    },
    wake: ({ name }) => wake(name),
    start: async (workers, timeZone) => {
      await boss.start();
      for (const { name, retryLimit, cron, concurrency, longestSeconds, run } of workers) {
        const ofQueue = { ...queueOptions, retryLimit, expireInSeconds: longestSeconds };
        await boss.createQueue(name, ofQueue);
        // Otherwise a queue created by an older version keeps its options.
        await boss.updateQueue(name, ofQueue);
        const options = concurrency === undefined ? workOptions : { ...workOptions, batchSize: 1 };
        const work = () =>
          boss.work(name, options, (batch: RunningJob[]) =>
            Promise.all(batch.map((job) => finishJob(name, run, job))),
          );
        workerIds.set(name, await Promise.all(Array.from({ length: concurrency ?? 1 }, work)));
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: timeZone });
      }
      const scheduled = new Set(workers.flatMap(({ name, cron }) => (cron === undefined ? [] : [name])));
      for (const { name } of await boss.getSchedules()) {
        // A queue of an older version, whose jobs no worker would take.
        if (!scheduled.has(name)) await boss.unschedule(name);
      }
      watched = watchQueues({ pool: database.pool, log, names: workers.map(({ name }) => name), wake });
    },
    stop: async () => {
      await watched?.stop();
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}

/** The ids of the jobs are not needed, so the queue's statement can wait for the next batch. */
function deferring(defer: Defer) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      defer({ sql: { text, name: nameOfComposed(text), rowMode: undefined, types: undefined }, values });
      return { rows: [] };
    },
  };
}
