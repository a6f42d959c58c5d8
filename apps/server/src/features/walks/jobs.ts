import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Due 72 hours after a walk was submitted for review. */
export const autoComplete = defineJob({
  name: 'walks.autoComplete',
  data: z.object({ walkId: z.string(), timeSubmitted: z.iso.datetime() }),
});

/** After a walk completed whose leader shares it with neighboring schools. */
export const neighborhoodWatch = defineJob({
  name: 'walks.neighborhoodWatch',
  data: z.object({ walkId: z.string() }),
});
