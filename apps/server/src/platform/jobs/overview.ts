// The status of the jobs, for provider staff. The queue's own tables are read directly, because its counts are only
// as fresh as its last maintenance.
import { sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';

export type QueueState = Readonly<{
  name: string;
  waiting: number;
  active: number;
  failed: number;
  completed: number;
  cron: string | null;
  timeLastRun: Date | null;
}>;
export type FailedJob = Readonly<{
  id: string;
  name: string;
  tries: number;
  error: string;
  timeCreated: Date;
  timeFailed: Date | null;
}>;

/** Finished jobs are kept as long, so this is also what `completed` counts. */
export const retentionDays = 14;
const shownFailures = 100;

export async function queueStates(reader: Reader): Promise<QueueState[]> {
  const { rows } = await reader.execute<QueueRow>(sql`
    select queue.name, schedule.cron,
      count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where job.state = 'active')::int as active,
      count(*) filter (where job.state = 'failed')::int as failed,
      count(*) filter (where job.state = 'completed')::int as completed,
      max(job.started_on) as started_on
    from jobs.queue
    left join jobs.schedule on schedule.name = queue.name
    left join jobs.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name, schedule.cron
    order by queue.name`);
  return rows.map(({ started_on, ...row }) => ({
    ...row,
    timeLastRun: started_on === null ? null : new Date(started_on),
  }));
}

export async function failedJobs(reader: Reader, now: Date): Promise<FailedJob[]> {
  const since = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1000);
  const { rows } = await reader.execute<FailedRow>(sql`
    select id, name, retry_count + 1 as tries, coalesce(output ->> 'message', '') as error, created_on, completed_on
    from jobs.job
    where state = 'failed' and coalesce(completed_on, created_on) >= ${since.toISOString()}::timestamptz
    order by completed_on desc nulls last, id
    limit ${shownFailures}`);
  return rows.map(({ id, name, tries, error, created_on, completed_on }) => ({
    id,
    name,
    tries,
    error,
    timeCreated: new Date(created_on),
    timeFailed: completed_on === null ? null : new Date(completed_on),
  }));
}

/** Queues the failed job again, with one more attempt. False when there is no such failed job. */
export async function retryFailedJob(tx: Transaction, which: { name: string; id: string }): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where name = ${which.name} and id::text = ${which.id} and state = 'failed'
    returning id`);
  return rows.length === 1;
}

type QueueRow = {
  name: string;
  cron: string | null;
  waiting: number;
  active: number;
  failed: number;
  completed: number;
  started_on: string | Date | null;
};
type FailedRow = {
  id: string;
  name: string;
  tries: number;
  error: string;
  created_on: string | Date;
  completed_on: string | Date | null;
};
