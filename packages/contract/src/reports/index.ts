// The page of reports: a look at the first rows, runs as files, and what was run before.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { flagSchema, idSchema } from '@schooldog/domain/kernel';
import {
  reportQuerySchema,
  scheduleFormSchema,
  scheduleMerge,
  scheduleResultSchema,
  tableReportQuerySchema,
} from '@schooldog/domain/reports';
import { z } from 'zod';
import { exportSchema, startsExport } from '../exports/index.ts';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';

const feature = 'reports';

/** In the language of the screen, as the files have them. */
const reportPreviewSchema = z.object({
  /** Totals: what is named, and how much it is. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  columns: z.array(z.object({ title: z.string(), isNumber: z.boolean() })),
  rows: z.array(z.array(z.string())),
  /** Of all rows. */
  total: z.int(),
});
export type ReportPreview = z.infer<typeof reportPreviewSchema>;

const reportRunSchema = exportSchema.omit({ url: true }).extend({
  /** Null for what is no longer a report of this page, and for the reports of a walk. */
  query: reportQuerySchema.nullable(),
  downloads: z.int(),
  requestedByUserId: idSchema,
  requestedByName: z.string().nullable(),
});
export type ReportRun = z.infer<typeof reportRunSchema>;

const oneScheduleSchema = z.object({ scheduleId: idSchema });

const shownScheduleSchema = scheduleFormSchema.extend({
  id: idSchema,
  ownerUserId: idSchema,
  ownerName: z.string().nullable(),
  /** None after the last one left. */
  recipientUserIds: z.array(idSchema),
  /** For a recipient who does not own it, only the recipient. */
  recipients: z.array(
    z.object({
      userId: idSchema,
      name: z.string().nullable(),
      /** False for somebody who may not run it for all its schools, and so gets nothing. */
      mayReceive: z.boolean(),
    }),
  ),
  isPaused: z.boolean(),
  /** It was paused because its owner is disabled or lost the right. */
  needsOwner: z.boolean(),
  nextDay: calendarDateSchema,
  lastResult: scheduleResultSchema.nullable(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type ShownSchedule = z.infer<typeof shownScheduleSchema>;

export const reportsContract = {
  previewReport: reads(feature, 'reports/preview')
    .input(z.object({ query: tableReportQuerySchema, language: z.enum(['en', 'es']).optional() }))
    .output(reportPreviewSchema),
  generateReportCsv: startsExport(feature, 'generateReportCsv', tableReportQuerySchema),
  generateReportPdf: startsExport(feature, 'generateReportPdf', reportQuerySchema),
  /** The caller's own, newest first; with `everyone` those of all people, for `manage district`. No links. */
  listRuns: reads(feature, 'reports/runs')
    .input(z.object({ everyone: flagSchema.optional(), before: cursorSchema.optional() }))
    .output(z.object({ runs: z.array(reportRunSchema), next: z.string().nullable() })),

  /** Those the caller owns or gets; for `manage district` all of them. By title. */
  listSchedules: reads(feature, 'reports/schedules').output(
    z.object({ schedules: z.array(shownScheduleSchema) }),
  ),
  getScheduleHistory: reads(feature, 'reports/schedules/{scheduleId}/history')
    .input(oneScheduleSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /** The browser makes the id, so that sending it again never creates a second one. */
  createSchedule: changes(feature, 'createSchedule')
    .input(oneScheduleSchema.extend({ schedule: scheduleFormSchema }))
    .output(shownScheduleSchema),
  editSchedule: changes(feature, 'editSchedule')
    .input(oneScheduleSchema.extend({ edit: scheduleMerge.editSchema }))
    .output(shownScheduleSchema),
  /** Nothing is made up for the time of a pause. */
  pauseSchedule: changes(feature, 'pauseSchedule')
    .input(oneScheduleSchema.extend({ isPaused: z.boolean() }))
    .output(shownScheduleSchema),
  takeOverSchedule: changes(feature, 'takeOverSchedule').input(oneScheduleSchema).output(shownScheduleSchema),
  deleteSchedule: changes(feature, 'deleteSchedule').input(oneScheduleSchema).output(done),
  /** For a recipient who no longer wants it. */
  stopReceivingReport: changes(feature, 'stopReceivingReport').input(oneScheduleSchema).output(done),
};
