import type { FailedJob, JobQueue } from '@schooldog/contract/notifications';
import type { FailedJob as FoundJob, QueueState } from '../../platform/jobs/overview.ts';

export function presentJobs(queues: readonly QueueState[], failed: readonly FoundJob[]) {
  return { queues: queues.map(presentQueue), failed: failed.map(presentFailedJob) };
}

function presentQueue(queue: QueueState): JobQueue {
  const { name, waiting, active, failed, completed, cron, timeLastRun } = queue;
  return { name, waiting, active, failed, completed, cron, timeLastRun: timeLastRun?.toISOString() ?? null };
}

/** The data of a job is not shown; it may name people. */
function presentFailedJob(job: FoundJob): FailedJob {
  const { id, name, tries, error, timeCreated, timeFailed } = job;
  return {
    id,
    name,
    tries,
    error,
    timeCreated: timeCreated.toISOString(),
    timeFailed: timeFailed?.toISOString() ?? null,
  };
}
