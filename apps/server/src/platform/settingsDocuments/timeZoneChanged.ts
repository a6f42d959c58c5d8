import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** The district's time zone changed: everything counted by day or month must be counted again. */
export const timeZoneChanged = defineJob({ name: 'settings.timeZoneChanged', data: z.object({}) });
