// What the dashboard shows of several features at once.
import { attentionRowSchema } from '@schooldog/domain/attention';
import { frameCountsSchema } from '@schooldog/domain/dashboard';
import { z } from 'zod';
import { reads } from '../procedure.ts';

export const dashboardContract = {
  /** What the frame around every page counts, in one answer: it is asked at every start. */
  getFrameCounts: reads('dashboard', 'dashboard/frameCounts').output(frameCountsSchema),
  /** Only rows about what the caller may see; none when nothing needs attention. */
  getAttention: reads('dashboard', 'dashboard/attention').output(
    z.object({ rows: z.array(attentionRowSchema) }),
  ),
};
