// Entries: what people saw, read by filter, one page at a time.
import {
  deltaTypes,
  entryChangesSchema,
  entryFilterSchema,
  entryMerge,
  entrySchema,
  imagesToFollowSchema,
  newEntrySchema,
} from '@schooldog/domain/entries';
import { insightChartSchema } from '@schooldog/domain/insights';
import { idSchema } from '@schooldog/domain/kernel';
import { sourceTypes } from '@schooldog/domain/permissions';
import { z } from 'zod';
import { startsExport } from '../exports/index.ts';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';

const feature = 'entries';
const oneEntrySchema = z.object({ entryId: idSchema });
const entriesPageSchema = entryFilterSchema.extend({
  pageSize: z.enum(['20', '32', '200']).optional(),
  before: cursorSchema.optional(),
});

/** With what a card shows besides the record: the reporter, and the pictures that the caller may see. */
export const shownEntrySchema = entrySchema.extend({
  reportedByName: z.string().nullable(),
  /** In the order of `imageIds`, empty for one that has not arrived, for viewers who may see the entry now. `smallPicture` gives those for cards. */
  imageUrls: z.array(z.string()),
  /** Pictures that its device still sends; they have no address yet. Null or absent when there are none. */
  imagesToFollow: imagesToFollowSchema.nullish(),
});
export type ShownEntry = z.infer<typeof shownEntrySchema>;

const entryDeltaSchema = z.object({
  id: idSchema,
  type: z.enum(deltaTypes),
  deltaFields: z.object({
    from: z.record(z.string(), z.unknown()),
    to: z.record(z.string(), z.unknown()),
  }),
  entrySource: z.enum(sourceTypes),
  reportedByUserId: z.string(),
  reportedByName: z.string().nullable(),
  createdAtUrl: z.string(),
  timeCreated: z.iso.datetime(),
});
export type EntryDelta = z.infer<typeof entryDeltaSchema>;

/** What the explorer shows for a filter, as a file. */
export const entriesExportQuerySchema = entryFilterSchema.extend({
  /** The chart from which the report was requested; the server counts it again and prints it before the entries. */
  chart: insightChartSchema.optional(),
});
export type EntriesExportQuery = z.infer<typeof entriesExportQuerySchema>;

export const entriesContract = {
  listEntries: reads(feature, 'entries')
    .input(entriesPageSchema)
    .output(z.object({ entries: z.array(shownEntrySchema), next: z.string().nullable() })),
  /** Of everything that the filter matches. With a search at most `mostCountedMatches`; `isMore` if there are more. */
  countEntries: reads(feature, 'entries/count')
    .input(entryFilterSchema)
    .output(z.object({ count: z.number(), isMore: z.boolean().optional() })),
  /** Most used first. Without a school: those of every school where the caller may log, view or see charts. */
  listTags: reads(feature, 'entryTags')
    .input(z.object({ schoolId: idSchema.optional() }))
    .output(z.array(z.object({ tag: z.string(), uses: z.number() }))),
  getEntry: reads(feature, 'entries/{entryId}').input(oneEntrySchema).output(shownEntrySchema),
  /** What was logged first, and what each edit changed; newest first. */
  listEntryDeltas: reads(feature, 'entries/{entryId}/deltas')
    .input(oneEntrySchema)
    .output(z.array(entryDeltaSchema)),
  getEntryHistory: reads(feature, 'entries/{entryId}/history')
    .input(oneEntrySchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  logEntry: changes(feature, 'logEntry').input(newEntrySchema).output(entrySchema),
  editEntry: changes(feature, 'editEntry')
    .input(
      oneEntrySchema.extend({
        /** What changed relative to what the editor saw. */
        edit: entryMerge.editSchema.optional(),
        /** Whole values, as devices queued them before edits existed. */
        changes: entryChangesSchema.optional(),
        safetyAlert: newEntrySchema.shape.safetyAlert.optional(),
        /** Added to the images that the entry already has. */
        tasksToAddOnSubmission: newEntrySchema.shape.tasksToAddOnSubmission.optional(),
      }),
    )
    .output(entrySchema),
  deleteEntry: changes(feature, 'deleteEntry').input(oneEntrySchema).output(done),
  generateCsvFromObservationsQuery: startsExport(
    feature,
    'generateCsvFromObservationsQuery',
    entriesExportQuerySchema,
  ),
  generateDataInsightsPdf: startsExport(feature, 'generateDataInsightsPdf', entriesExportQuerySchema),
};
