import { z } from 'zod';

/** The codes of the problems for which some were left as they are, and of how many. */
export const bulkAnswerSchema = z.object({
  changed: z.int(),
  rejected: z.array(z.object({ code: z.string(), count: z.int() })),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
