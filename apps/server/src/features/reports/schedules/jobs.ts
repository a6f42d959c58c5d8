// The day and the hour decide what is due, not the schedule of the job, so that neither a clock change nor a server
// that was down makes a difference.
import { z } from 'zod';
import type { Services } from '../../../platform/api/context.ts';
import { defineJob, type JobWorker, worker } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { sendDueReports } from './send.ts';

const sendReports = defineJob({
  name: 'reports.send',
  data: z.object({}),
  retryLimit: 1,
  cron: '*/5 * * * *',
});

export function scheduleWorker(services: Services, log: Log): JobWorker {
  return worker(sendReports, () => sendDueReports(services, log));
}
