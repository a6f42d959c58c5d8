// Looks for all workers at once whether there is work for them. If each asked for its own queue, a server at rest would
// ask dozens of times a second.
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '../logging/log.ts';

const lookEveryMs = 1000;

/** As the library finds the next job of a queue. */
const readyQueues = {
  name: 'jobs.readyQueues',
  text: `select queue.name from unnest($1::text[]) as queue (name) where exists (select from jobs.job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= jobs.job_now())`,
};

export function watchQueues(
  parts: Readonly<{ pool: Pool; log: Log; names: readonly string[]; wake: (name: string) => void }>,
): Readonly<{ stop(): Promise<void> }> {
  const { pool, log, names, wake } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function look(): Promise<void> {
    try {
      const { rows } = await pool.query<{ name: string }>({ ...readyQueues, values: [names] });
      for (const { name } of rows) wake(name);
    } catch (error) {
      log.warn({ err: error instanceof Error ? error.message : String(error) }, 'the queues were not read');
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await look();
      await delay(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}
