// One unit of work: the change, its audit difference, its jobs and its change notice commit together or not at all.
import { auditWrite, type RecordChange } from '../audit/audit.ts';
import type { BoundStatement } from '../database/connection.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isStalePlan, sqlStateOf } from '../database/sqlState.ts';
import type { JobOptions, JobType, Jobs } from '../jobs/jobs.ts';
import type { Notice } from '../live/notice.ts';
import { type NoticeQueue, noticesWrite } from '../live/noticeQueue.ts';
import { type DoneOperation, operationWrite } from '../operations/operations.ts';
import { slicesInSteps } from './inSteps.ts';

export type Work = Readonly<{
  tx: Transaction;
  now: Date;
  userId: string | null;
  /**
   * A write whose result is not needed: it is sent with the next statement, or with the commit. `explain` turns its
   * database error into a problem.
   */
  defer(statement: BoundStatement, explain?: (error: unknown) => unknown): void;
  /**
   * A write to rows that many change, such as counts: it is sent last, with the commit, because everyone else who
   * writes them waits until this transaction ends. Statements of this transaction do not see it.
   */
  deferToEnd(statement: BoundStatement): void;
  audit(change: RecordChange): Promise<void>;
  announce(...notices: readonly Notice[]): Promise<void>;
  /** For the answer that a repeated operation gets. */
  remember(operation: DoneOperation): void;
  enqueue<Data extends object>(job: JobType<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** As many jobs as there are data, in one statement. */
  enqueueAll<Data extends object>(job: JobType<Data>, data: readonly Data[]): Promise<void>;
}>;

export type WorkRunner = <Answer>(
  who: { userId: string | null },
  change: (work: Work) => Promise<Answer>,
) => Promise<Answer>;

export function workRunner(parts: {
  database: Database;
  jobs: Jobs;
  notices: Pick<NoticeQueue, 'sendSoon'>;
  clock: () => Date;
}): WorkRunner {
  return (who, change) =>
    retryingUndone(async () => {
      const notices: Notice[] = [];
      const answer = await parts.database.inTransaction(async (tx, deferWrite) => {
        const now = parts.clock();
        const changes: RecordChange[] = [];
        const operations: DoneOperation[] = [];
        const last: BoundStatement[] = [];
        const defer = (statement: BoundStatement, explain?: (error: unknown) => unknown) =>
          deferWrite({ statement, explain });
        const result = await change({
          tx,
          now,
          userId: who.userId,
          defer,
          deferToEnd: (statement) => void last.push(statement),
          audit: async (difference) => void changes.push(difference),
          announce: async (...added) => void notices.push(...added),
          remember: (operation) => void operations.push(operation),
          enqueue: (job, data, options) => parts.jobs.enqueue(defer, job, data, options),
          enqueueAll: (job, data) => parts.jobs.enqueueAll(defer, job, data),
        });
        await slicesInSteps(changes, (some) => {
          for (const write of auditWrite(some, { userId: who.userId, now })) defer(write);
        });
        for (const write of noticesWrite(notices)) defer(write);
        // Where the id already exists, everything is rolled back and the first answer is returned.
        for (const operation of operations) defer(operationWrite(operation, now));
        for (const statement of last) defer(statement);
        return result;
      });
      if (notices.length > 0) parts.notices.sendSoon();
      return answer;
    });
}

const tries = 3;

/**
 * A deadlock's victim was rolled back completely, so a retry is safe. So is one after a plan that a
 * migration made stale.
 */
async function retryingUndone<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= tries || !(isDeadlock(error) || isStalePlan(error))) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return ['40P01', '40001'].includes(sqlStateOf(error));
}
