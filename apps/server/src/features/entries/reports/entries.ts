// Every entry of the chosen schools that matches, as the explorer has them.
import { type DateRange, dateIn } from '@schooldog/domain/dates';
import { type EntryFilter, opinions } from '@schooldog/domain/entries';
import { numberText } from '@schooldog/domain/kernel';
import { daysOfReport, type QueryOf, reportQueries } from '@schooldog/domain/reports';
import type { Services } from '../../../platform/api/context.ts';
import type { TimeKey } from '../../../platform/database/keysetPage.ts';
import { keysetBatches } from '../../../platform/exports/index.ts';
import { defineReport, type ReportSource } from '../../../platform/reports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { countOfEntries } from '../countStore.ts';
import { type EntryQuery, entryQueryAt } from '../entryQuery.ts';
import { csvColumns, csvRows } from '../exports/csvRows.ts';
import { entryCells } from '../exports/entryCells.ts';
import { readLabels } from '../exports/labels.ts';
import { printEntries } from '../exports/pdf/printEntries.ts';
import { type ExportedEntry, exportedEntries } from '../exports/store.ts';
import { columnNames, wordsIn } from '../exports/words.ts';

type Scope = Readonly<{ filter: EntryFilter; entryQuery: EntryQuery; days: DateRange; timeZone: string }>;
type Source = ReportSource<QueryOf<'entries'>, Scope, Services>;

const numbers = new Set(['quantity', 'photos']);

export const entryReport = defineReport<QueryOf<'entries'>, Scope>({
  name: 'entries',
  query: reportQueries.entries,
  scope: async ({ services, query, schools }) => {
    const { db } = services.database;
    const timeZone = await districtTimeZone(db);
    const days = daysOfReport(query, dateIn(services.clock().toISOString(), timeZone));
    const { schoolIds, entryTypes, category } = query;
    const filter = {
      schoolIds,
      entryTypes,
      category,
      from: days.from ?? undefined,
      to: days.to ?? undefined,
    };
    return { filter, days, timeZone, entryQuery: await entryQueryAt(db, { schools }, filter) };
  },
  days: ({ days }) => days,
  total: ({ services }, { entryQuery, timeZone }) =>
    countOfEntries(services.database.pool, entryQuery, timeZone),
  facts,
  columns: async ({ services, language }) =>
    (await csvColumns(services, language)).map((title, at) => ({
      title,
      isNumber: numbers.has(columnNames[at] ?? ''),
    })),
  rows,
  csvRows: ({ services, scope, language }) => csvRows({ services, scope: scope.entryQuery, language }),
  pdf: {
    write: (source, path) =>
      printEntries({ ...source, query: source.scope.filter, scope: source.scope.entryQuery }, path),
  },
});

/** An opinion that was not asked for has no line: nothing is known about it. */
async function facts({ services, scope, language }: Source) {
  const words = wordsIn(language);
  const { entryQuery, timeZone } = scope;
  const chosen = opinions.filter((opinion) => entryQuery.opinions?.includes(opinion) ?? true);
  const counts = await Promise.all(
    chosen.map((opinion) =>
      countOfEntries(services.database.pool, { ...entryQuery, opinions: [opinion] }, timeZone),
    ),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [
    { name: words('chart.counted.all'), value: numberText(total, language) },
    ...chosen.map((opinion, at) => ({
      name: words(`chart.counted.${opinion}`),
      value: numberText(counts[at] ?? 0, language),
    })),
  ];
}

async function* rows({ services, scope, language }: Source) {
  const { db, readings } = services.database;
  const labels = await readLabels(db, language);
  const cellsOf = entryCells({ labels, words: wordsIn(language), timeZone: scope.timeZone });
  const batches = keysetBatches<ExportedEntry, TimeKey>(
    (page) => exportedEntries(readings, scope.entryQuery, page),
    ({ timestamp: time, id }) => ({ time, id }),
  );
  for await (const batch of batches)
    yield batch.map((entry) =>
      cellsOf(
        { ...entry, timestamp: entry.timestamp.toISOString() },
        `${services.publicUrl}/entries/${entry.id}`,
      ),
    );
}
