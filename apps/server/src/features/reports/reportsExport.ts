// All reports as files, by the name in their query.
import { maxPdfEntries } from '@schooldog/domain/entries';
import { type ReportQuery, reportQuerySchema } from '@schooldog/domain/reports';
import { defineExport, rangeText } from '../../platform/exports/index.ts';
import { type AuthorizedReport, authorizeReport } from './authorized.ts';
import { tellOfScheduled } from './schedules/ended.ts';
import { printTable } from './tablePdf.ts';
import { wordsIn } from './words.ts';

export const reportsExport = defineExport<ReportQuery, AuthorizedReport>({
  name: 'reports',
  query: reportQuerySchema,
  authorize: authorizeReport,
  total: (_context, { report }) => report.total(),
  schools: ({ schools }) => schools,
  parts: ({ report }) => report.parts,
  /** "Drill log, Oak Hill Elementary, 08-01-2026 to 09-30-2026" */
  fileName: ({ title, language }, { report, about }) =>
    [
      title === '' ? wordsIn(language)(`titles.${report.name}`) : title,
      about(language),
      ...(report.days === null ? [] : [rangeText(report.days, language, '-')]),
    ].join(', '),
  csv: {
    columns: async ({ scope, language }) => (await scope.report.columns(language)).map(({ title }) => title),
    rows: ({ scope, language }) => scope.report.csvRows(language),
  },
  pdf: {
    most: ({ report }) =>
      report === 'entries' ? { rows: maxPdfEntries, tooMany: 'entry.tooManyForPdf' } : undefined,
    write: (source, path) => {
      const { scope, language, title, onProgress, signal } = source;
      return scope.report.pdf?.(language, { title, onProgress, signal }, path) ?? printTable(source, path);
    },
  },
  ended: tellOfScheduled,
});
