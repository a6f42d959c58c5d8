// Exports: a feature starts one by its own procedure (`startsExport`); status and file are read here.
import { exportFormats, exportLimits, exportStatuses } from '@schooldog/domain/exports';
import { idSchema, limitedLine } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { changes, cursorSchema, done, reads } from '../procedure.ts';

const feature = 'exports';

/** `ready` has a link that works for ten minutes, for the person who requested it. A list gives no links. */
export const exportSchema = z.object({
  id: idSchema,
  name: z.string(),
  format: z.enum(exportFormats),
  title: z.string(),
  fileName: z.string(),
  status: z.enum(exportStatuses),
  /** Why it failed: the code of a problem. */
  problem: z.string().nullable(),
  /** Rows. */
  done: z.number(),
  total: z.number(),
  url: z.string().nullable(),
  timeCreated: z.iso.datetime(),
});
export type Export = z.infer<typeof exportSchema>;

const oneExportSchema = z.object({ exportId: idSchema });

/** Idempotent under the same id; after a failure it tries again. */
export function startsExport<Query extends z.ZodType>(ofFeature: string, name: string, query: Query) {
  return changes(ofFeature, name)
    .input(
      oneExportSchema.extend({
        query,
        /** The prefix of the file name. */
        title: limitedLine(exportLimits.title),
        /** The language of the screen on which it was requested; without it, the language of the profile. */
        language: z.enum(['en', 'es']).optional(),
      }),
    )
    .output(exportSchema);
}

export const exportsContract = {
  /** The caller's own, newest first. */
  listExports: reads(feature, 'exports')
    .input(z.object({ before: cursorSchema.optional() }))
    .output(z.object({ exports: z.array(exportSchema), next: z.string().nullable() })),
  /** Also renews the link of a file, as long as the caller still has the right to it. */
  getExport: reads(feature, 'exports/{exportId}').input(oneExportSchema).output(exportSchema),
  cancelExport: changes(feature, 'cancelExport').input(oneExportSchema).output(done),
};
