// One unit of work: the change, its audit difference, its jobs and its change notice commit together or not at all.
import { sql } from 'drizzle-orm';
import { recordDifferences, type RecordChange } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { JobType, Jobs } from '../jobs/jobs.ts';
import { liveChannel, type Notice } from '../live/notice.ts';

export type Work = Readonly<{
  tx: Transaction;
  now: Date;
  userId: string | null;
  audit(change: RecordChange): Promise<void>;
  announce(notice: Notice): Promise<void>;
  enqueue<Data extends object>(
    job: JobType<Data>,
    data: Data,
    options?: { startAfter?: Date; once?: string },
  ): Promise<void>;
}>;

export type WorkRunner = <Answer>(
  who: { userId: string | null },
  change: (work: Work) => Promise<Answer>,
) => Promise<Answer>;

export function workRunner(parts: { database: Database; jobs: Jobs; clock: () => Date }): WorkRunner {
  return (who, change) =>
    retryingDeadlocks(() =>
      parts.database.db.transaction((tx) => {
        const now = parts.clock();
        return change({
          tx,
          now,
          userId: who.userId,
          audit: (difference) => recordDifferences(tx, { ...difference, time: now, userId: who.userId }),
          announce: async (notice) => {
            await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(notice)})`);
          },
          enqueue: (job, data, options) => parts.jobs.enqueue(tx, job, data, options),
        });
      }),
    );
}

const deadlockTries = 3;

/** A deadlock's victim was rolled back whole, so trying again is safe. */
async function retryingDeadlocks<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= deadlockTries || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && (cause.code === '40P01' || cause.code === '40001');
}
