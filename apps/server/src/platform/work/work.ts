// One unit of work: the change, its audit difference, its jobs and its change notice commit together or not at all.
import type { QueryResultRow } from 'pg';
import type { RecordChange } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { NamedStatement } from '../database/namedStatement.ts';
import { sqlStateOf } from '../database/sqlState.ts';
import type { JobType, Jobs } from '../jobs/jobs.ts';
import type { Notice } from '../live/notice.ts';
import type { DoneOperation } from '../operations/operations.ts';
import { type LastStep, newClosing } from './closing.ts';

export type Work = Readonly<{
  tx: Transaction;
  /** Statements that are asked often, in the same transaction: each connection prepares them once. */
  ask<Row extends QueryResultRow>(statement: NamedStatement): Promise<Row[]>;
  now: Date;
  userId: string | null;
  audit(change: RecordChange): Promise<void>;
  announce(...notices: readonly Notice[]): Promise<void>;
  /** For the answer that a repeated operation gets. */
  remember(operation: DoneOperation): void;
  /** At most once. Work that asks for nothing else is one single statement. */
  finish(step: LastStep, values: readonly unknown[]): void;
  enqueue<Data extends object>(
    job: JobType<Data>,
    data: Data,
    options?: { startAfter?: Date; once?: string },
  ): Promise<void>;
  /** As many jobs as there are data, in one statement. */
  enqueueAll<Data extends object>(job: JobType<Data>, data: readonly Data[]): Promise<void>;
}>;

export type WorkRunner = <Answer>(
  who: { userId: string | null },
  change: (work: Work) => Promise<Answer>,
) => Promise<Answer>;

export function workRunner(parts: { database: Database; jobs: Jobs; clock: () => Date }): WorkRunner {
  return (who, change) =>
    retryingDeadlocks(() =>
      parts.database.inTransaction(async (tx, connection) => {
        const now = parts.clock();
        const closing = newClosing({ userId: who.userId, now });
        const answer = await change({
          tx,
          ask: connection.ask,
          now,
          userId: who.userId,
          audit: async (difference) => closing.audit(difference),
          announce: async (...notices) => closing.announce(notices),
          remember: closing.remember,
          finish: closing.finish,
          enqueue: (job, data, options) => parts.jobs.enqueue(tx, job, data, options),
          enqueueAll: (job, data) => parts.jobs.enqueueAll(tx, job, data),
        });
        await closing.write(connection.askLast);
        return answer;
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
  return ['40P01', '40001'].includes(sqlStateOf(error));
}
