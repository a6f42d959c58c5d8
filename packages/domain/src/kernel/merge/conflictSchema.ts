// The body of a rejected edit (409 `record.conflict`): the present state of the record, and each field to choose for,
// with the name of the person who changed it.
import { z } from 'zod';

export const fieldConflictSchema = z.object({
  path: z.array(z.string()),
  present: z.json(),
  yours: z.json(),
  canKeepBoth: z.boolean(),
  byName: z.string().nullable(),
  time: z.iso.datetime().nullable(),
});

export const recordConflictSchema = z.object({
  /** All fields that can be edited, as they are now. */
  present: z.record(z.string(), z.json()),
  conflicts: z.array(fieldConflictSchema),
});
