// The table of entries in CSV files.
import { zoneTitle } from '@schooldog/domain/dates';
import { csvCell } from '@schooldog/domain/kernel';
import type { Services } from '../../../platform/api/context.ts';
import type { TimeKey } from '../../../platform/database/keysetPage.ts';
import { keysetBatches } from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { type CsvLine, csvLines } from './csvStore.ts';
import type { EntriesSource } from './exportQuery.ts';
import { readLabels } from './labels.ts';
import { columnNames, opinionWords, sourceWords, wordsIn } from './words.ts';

export async function csvColumns({ database }: Services, language: string): Promise<string[]> {
  const words = wordsIn(language);
  const zone = zoneTitle(await districtTimeZone(database.db), language);
  return columnNames.map((name) => words(`columns.${name}`, { zone }));
}

export async function* csvRows({
  services,
  scope,
  language,
}: Pick<EntriesSource, 'services' | 'scope' | 'language'>) {
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
