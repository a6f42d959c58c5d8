// The day decides what is due and the hour what is sent, not the schedule, so that neither a clock change nor a server
// that was down makes a difference.
import { z } from 'zod';
import type { Services } from '../../../platform/api/context.ts';
import { defineJob, type JobWorker, worker } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { generateDue } from './generateDue.ts';
import { tellPeople } from './tell.ts';

const generate = defineJob({
  name: 'recurring.generate',
  data: z.object({}),
  retryLimit: 1,
  cron: '*/5 * * * *',
});

export function generationWorker(services: Services, log: Log): JobWorker {
  return worker(generate, async () => {
    await generateDue(services, log);
    await tellPeople(services);
  });
}
