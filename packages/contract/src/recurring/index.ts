// Recurring work orders: series, made by the server on their days.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { flagSchema, idSchema, limitedLine, mostSearchLetters } from '@schooldog/domain/kernel';
import { runOutcomes, seriesFormSchema, seriesMerge, seriesSchema } from '@schooldog/domain/recurring';
import { workOrderStatuses } from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';

const feature = 'recurring';
const oneSeriesSchema = z.object({ seriesId: idSchema });

const lastOrderSchema = z.object({
  id: idSchema,
  publicId: z.int(),
  schoolId: idSchema,
  status: z.enum(workOrderStatuses),
  timeCreated: z.iso.datetime(),
});

const shownSeriesSchema = seriesSchema.extend({
  createdByName: z.string().nullable(),
  ownerName: z.string().nullable(),
  /** Its owner is disabled, deleted or without the right. */
  needsOwner: z.boolean(),
  /** The first date that is not made yet, as the calendar is now; null when the series has ended. */
  nextDate: z.object({ nominal: calendarDateSchema, day: calendarDateSchema }).nullable(),
  lastOrder: lastOrderSchema.nullable(),
});
export type ShownSeries = z.infer<typeof shownSeriesSchema>;

const runSchema = z.object({
  schoolId: idSchema,
  nominalDate: calendarDateSchema,
  /** The day on which it was dealt with. */
  day: calendarDateSchema,
  outcome: z.enum(runOutcomes),
  /** The order that was made, or the open one for which the date was skipped; null when it was deleted. */
  order: lastOrderSchema.pick({ id: true, publicId: true, status: true }).nullable(),
});
export type SeriesRun = z.infer<typeof runSchema>;

const seriesFilterSchema = z.object({
  search: limitedLine(mostSearchLetters).optional(),
  schoolIds: z.array(idSchema).max(500).optional(),
  paused: flagSchema.optional(),
  needsOwner: flagSchema.optional(),
  /** Paused at some of their schools because orders there were left untouched. */
  hasPausedSchools: flagSchema.optional(),
});
export type SeriesFilter = z.infer<typeof seriesFilterSchema>;

export const recurringContract = {
  /** By title. */
  listSeries: reads(feature, 'recurringWorkOrders')
    .input(seriesFilterSchema.extend({ before: cursorSchema.optional() }))
    .output(z.object({ series: z.array(shownSeriesSchema), next: z.string().nullable(), count: z.int() })),
  getSeries: reads(feature, 'recurringWorkOrders/{seriesId}')
    .input(oneSeriesSchema)
    .output(shownSeriesSchema),
  /** What became of its dates, latest first. */
  listSeriesRuns: reads(feature, 'recurringWorkOrders/{seriesId}/runs')
    .input(oneSeriesSchema.extend({ before: cursorSchema.optional() }))
    .output(z.object({ runs: z.array(runSchema), next: z.string().nullable() })),
  getSeriesHistory: reads(feature, 'recurringWorkOrders/{seriesId}/history')
    .input(oneSeriesSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /** The browser makes the id, so that sending it again never creates a second one. */
  createSeries: changes(feature, 'createSeries')
    .input(oneSeriesSchema.extend({ series: seriesFormSchema }))
    .output(seriesSchema),
  editSeries: changes(feature, 'editSeries')
    .input(oneSeriesSchema.extend({ edit: seriesMerge.editSchema }))
    .output(seriesSchema),
  /** Nothing is made up for the time of a pause. */
  pauseSeries: changes(feature, 'pauseSeries')
    .input(oneSeriesSchema.extend({ isPaused: z.boolean() }))
    .output(seriesSchema),
  /** After the series was paused there because its orders were left untouched. */
  resumeSchoolOfSeries: changes(feature, 'resumeSchoolOfSeries')
    .input(oneSeriesSchema.extend({ schoolId: idSchema }))
    .output(seriesSchema),
  takeOverSeries: changes(feature, 'takeOverSeries').input(oneSeriesSchema).output(seriesSchema),
  /** Its orders stay, with its title as text. */
  deleteSeries: changes(feature, 'deleteSeries').input(oneSeriesSchema).output(done),
  /** Today's order, also while it is paused; a second press adds nothing. */
  generateSeriesNow: changes(feature, 'generateSeriesNow')
    .input(oneSeriesSchema.extend({ isConfirmed: z.boolean() }))
    .output(z.object({ made: z.int() })),
};
