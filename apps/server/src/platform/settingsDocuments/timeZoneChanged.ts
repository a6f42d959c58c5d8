import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** The district lives by another clock: whatever was counted by day or month must be counted anew. */
export const timeZoneChanged = defineJob({ name: 'settings.timeZoneChanged', data: z.object({}) });
