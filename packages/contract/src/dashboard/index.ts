// What the dashboard shows of several features at once.
import { attentionRowSchema } from '@schooldog/domain/attention';
import { z } from 'zod';
import { reads } from '../procedure.ts';

export const dashboardContract = {
  /** Only rows about what the caller may see; none when nothing needs attention. */
  getAttention: reads('dashboard', 'dashboard/attention').output(
    z.object({ rows: z.array(attentionRowSchema) }),
  ),
};
