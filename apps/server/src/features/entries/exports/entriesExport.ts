// Entries as files: all of them as CSV, or up to 250 with their photos as PDF.
import { type EntriesExportQuery, entriesExportQuerySchema } from '@schooldog/contract/entries';
import { zoneTitle } from '@schooldog/domain/dates';
import { maxPdfEntries } from '@schooldog/domain/entries';
import { csvCell } from '@schooldog/domain/kernel';
import type { TimeKey } from '../../../platform/database/keysetPage.ts';
import { defineExport, keysetBatches, rangeText } from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { countIdFor } from '../../insights/index.ts';
import { countOfEntries } from '../countStore.ts';
import type { EntryQuery } from '../entryQuery.ts';
import { type CsvLine, csvLines } from './csvStore.ts';
import { readLabels } from './labels.ts';
import { printEntries } from './pdf/printEntries.ts';
import { type EntriesSource, exportQueryFor } from './exportQuery.ts';
import { columnNames, opinionWords, sourceWords, wordsIn } from './words.ts';

export const entriesExport = defineExport<EntriesExportQuery, EntryQuery>({
  name: 'entries',
  query: entriesExportQuerySchema,
  authorize: async ({ services, actor }, { chart, ...filter }) => {
    if (chart !== undefined) countIdFor(actor, chart);
    return exportQueryFor(services.database.db, actor, filter);
  },
  total: async ({ services: { database } }, entryQuery) =>
    countOfEntries(database.pool, entryQuery, await districtTimeZone(database.db)),
  /** "Broken doors, 08-01-2026 to 09-30-2026" */
  fileName: ({ query, title, language }) =>
    `${title === '' ? wordsIn(language)('title') : title}, ${rangeText(query, language, '-')}`,
  csv: {
    columns: async ({ services, language }) => {
      const words = wordsIn(language);
      const zone = zoneTitle(await districtTimeZone(services.database.db), language);
      return columnNames.map((name) => words(`columns.${name}`, { zone }));
    },
    rows: csvRows,
  },
  pdf: { most: () => ({ rows: maxPdfEntries, tooMany: 'entry.tooManyForPdf' }), write: printEntries },
});

async function* csvRows({ services, scope, language }: EntriesSource) {
  const { db, readings } = services.database;
  const words = wordsIn(language);
  const known = await readLabels(db, language);
  const labels = [
    ...known.all,
    ...Object.entries(opinionWords(words)),
    ...Object.entries(sourceWords(words)),
  ].map(([id, label]) => [id, csvCell(label)] as const);
  const lines = {
    labels: JSON.stringify(Object.fromEntries(labels)),
    tagLabels: known.tags.size === 0 ? null : JSON.stringify(Object.fromEntries(known.tags)),
    timeZone: await districtTimeZone(db),
    linkStart: `${services.publicUrl}/entries/`,
  };
  const batches = keysetBatches<CsvLine, TimeKey>(
    (page) => csvLines(readings, scope, page, lines),
    ({ timestamp: time, id }) => ({ time, id }),
  );
  for await (const batch of batches) yield { lines: batch.map(({ line }) => line) };
}
