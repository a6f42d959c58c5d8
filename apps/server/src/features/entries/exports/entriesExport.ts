// Entries as files: all of them as CSV, or up to 250 with their photos as PDF.
import { type EntriesExportQuery, entriesExportQuerySchema } from '@schooldog/contract/entries';
import { maxPdfEntries } from '@schooldog/domain/entries';
import { defineExport, rangeText } from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { countIdFor } from '../../insights/index.ts';
import { countOfEntries } from '../countStore.ts';
import type { EntryQuery } from '../entryQuery.ts';
import { csvColumns, csvRows } from './csvRows.ts';
import { printEntries } from './pdf/printEntries.ts';
import { exportQueryFor } from './exportQuery.ts';
import { wordsIn } from './words.ts';

export const entriesExport = defineExport<EntriesExportQuery, EntryQuery>({
  name: 'entries',
  query: entriesExportQuerySchema,
  authorize: async ({ services, actor }, { chart, ...filter }) => {
    if (chart !== undefined) countIdFor(actor, chart);
    return exportQueryFor(services.database.db, actor, filter);
  },
  total: async ({ services: { database } }, entryQuery) =>
    countOfEntries(database.pool, entryQuery, await districtTimeZone(database.db)),
  schools: ({ schools }) => schools,
  /** "Broken doors, 08-01-2026 to 09-30-2026" */
  fileName: ({ query, title, language }) =>
    `${title === '' ? wordsIn(language)('title') : title}, ${rangeText(query, language, '-')}`,
  csv: {
    columns: ({ services, language }) => csvColumns(services, language),
    rows: csvRows,
  },
  pdf: { most: () => ({ rows: maxPdfEntries, tooMany: 'entry.tooManyForPdf' }), write: printEntries },
});
