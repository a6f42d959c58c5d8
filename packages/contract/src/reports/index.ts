// The page of reports: a look at the first rows, runs as files, and what was run before.
import { reportQuerySchema, tableReportQuerySchema } from '@schooldog/domain/reports';
import { flagSchema, idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { exportSchema, startsExport } from '../exports/index.ts';
import { cursorSchema, reads } from '../procedure.ts';

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
  /** Null for what is no report of this page any more, and for the reports of a walk. */
  query: reportQuerySchema.nullable(),
  downloads: z.int(),
  requestedByUserId: idSchema,
  requestedByName: z.string().nullable(),
});
export type ReportRun = z.infer<typeof reportRunSchema>;

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
};
