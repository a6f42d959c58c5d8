import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** A crashed process uses up one attempt; the next one starts from the beginning, with a new snapshot. */
export const makeOwnData = defineJob({
  name: 'ownData.make',
  data: z.object({ exportId: idSchema }),
  retryLimit: 2,
  concurrency: 1,
  longestSeconds: 12 * 60 * 60,
});

/** Also enqueued for the moment at which an archive has to go. */
export const cleanUpOwnData = defineJob({
  name: 'ownData.cleanUp',
  data: z.object({}),
  retryLimit: 3,
  cron: '19 * * * *',
});
