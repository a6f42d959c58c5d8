import { beforeAll, describe, expect, it } from 'vitest';
import { createJobs, defineJob, worker } from '../jobs/jobs.ts';
import { workRunner, type WorkRunner } from '../work/work.ts';
import { quietLog, testDatabase } from '../../testing/database.ts';
import { atEndOfFile } from '../../testing/endOfFile.ts';
import type { Database } from '../database/database.ts';
import { createLive, type Live } from './live.ts';
import type { Notice } from './notice.ts';
import { createNoticeQueue } from './noticeQueue.ts';

let database: Database;
let work: WorkRunner;
let live: Live;
const seen: Notice[] = [];
let gaps = 0;
const waiting: (() => void)[] = [];
const something = () => new Promise<void>((resolve) => waiting.push(resolve));
const wake = () => {
  for (const resolve of waiting.splice(0)) resolve();
};

beforeAll(async () => {
  database = await testDatabase();
  const jobs = createJobs({ database, log: quietLog });
  const notices = createNoticeQueue({ database, log: quietLog });
  work = workRunner({ database, jobs, notices, clock: () => new Date() });
  live = createLive({ url: database.url, log: quietLog });
  await live.start();
  live.subscribe({
    onNotice: (notice) => {
      seen.push(notice);
      wake();
    },
    onGap: () => {
      gaps += 1;
      wake();
    },
  });
  atEndOfFile(() => live.stop());
});

const announce = (id: string, then: () => void = () => {}) =>
  work({ userId: null }, async (unit) => {
    await unit.announce({ topic: 'schools', id, schoolId: id });
    then();
  });

describe('change notices', () => {
  it('arrive once the change has committed, and not when it rolled back', async () => {
    const failing = announce('rolledBack', () => {
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const arrived = something();
    await announce('committed');
    await arrived;
    expect(seen).toEqual([{ topic: 'schools', id: 'committed', schoolId: 'committed' }]);
  });

  it('left behind by a process that died are sent by another one', async () => {
    const dying = workRunner({
      database,
      jobs: createJobs({ database, log: quietLog }),
      notices: { sendSoon: () => undefined },
      clock: () => new Date(),
    });
    await dying({ userId: null }, (unit) => unit.announce({ topic: 'schools', id: 'leftBehind' }));
    const arrived = something();
    const other = createNoticeQueue({ database, log: quietLog });
    other.start();
    await arrived;
    await other.stop();
    expect(seen.at(-1)?.id).toBe('leftBehind');
    expect((await database.pool.query('select 1 from live_notices')).rows).toEqual([]);
  });

  it('after a lost connection everything counts as missed, and new ones arrive again', async () => {
    const again = something();
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'schooldog-live' and datname = current_database()",
    );
    await again;
    expect(gaps).toBe(1);
    const arrived = something();
    await announce('afterwards');
    await arrived;
    expect(seen.at(-1)?.id).toBe('afterwards');
  });
});

describe('jobs', () => {
  it('enqueued in a transaction run once among two processes, and not at all when it rolled back', async () => {
    const { z } = await import('zod');
    const job = defineJob({ name: 'test.once', data: z.object({ name: z.string() }) });
    const ran: string[] = [];
    const processes = [createJobs({ database, log: quietLog }), createJobs({ database, log: quietLog })];
    for (const jobs of processes) {
      await jobs.start(
        [
          worker(job, async ({ name }) => {
            ran.push(name);
            wake();
          }),
        ],
        'America/New_York',
      );
    }
    const failing = work({ userId: null }, async (unit) => {
      await unit.enqueue(job, { name: 'never' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const done = something();
    await work({ userId: null }, (unit) => unit.enqueue(job, { name: 'once' }));
    await done;
    // A graceful stop waits for running work, so nothing can follow.
    await Promise.all(processes.map((jobs) => jobs.stop()));
    expect(ran).toEqual(['once']);
  });

  it('that fail are retried', async () => {
    const { z } = await import('zod');
    const job = defineJob({ name: 'test.retry', data: z.object({}), retryLimit: 2 });
    let tries = 0;
    const jobs = createJobs({ database, log: quietLog });
    await jobs.start(
      [
        worker(job, async () => {
          tries += 1;
          if (tries === 1) throw new Error('not yet');
          wake();
        }),
      ],
      'America/New_York',
    );
    const done = something();
    await work({ userId: null }, (unit) => unit.enqueue(job, {}));
    await done;
    await jobs.stop();
    expect(tries).toBe(2);
  });
});
