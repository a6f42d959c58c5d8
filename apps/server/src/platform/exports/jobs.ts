import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** A crashed process uses up one attempt, and so does a server restart that does not wait for it. */
export const makeExport = defineJob({
  name: 'exports.make',
  data: z.object({ exportId: idSchema }),
  retryLimit: 2,
  concurrency: 3,
});

export const cleanUpExports = defineJob({
  name: 'exports.cleanUp',
  data: z.object({}),
  retryLimit: 1,
  cron: '29 2 * * *',
});
