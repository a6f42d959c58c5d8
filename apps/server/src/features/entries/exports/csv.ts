import type { EntryFilter } from '@schooldog/domain/entries';
import { csvCell } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import type { Services } from '../../../platform/api/context.ts';
import { languageOf } from '../../../platform/messages/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { countOfEntries } from '../countStore.ts';
import { csvOf } from './csv/csvOf.ts';
import { csvLines } from './csvStore.ts';
import { fileNameOf } from './fileName.ts';
import { readLabels } from './labels.ts';
import { linkTo } from './links.ts';
import { exportQuestion } from './question.ts';
import { type ExportRow, insertExport } from './store.ts';
import { opinionWords, sourceWords, wordsIn } from './words.ts';

export type Asked = Readonly<{ actor: Actor; language: string | null; query: EntryFilter; title: string }>;

/** Remembers the question under an address. The file is made while it is fetched from there. */
export async function prepareCsv(
  services: Services,
  { actor, language, query, title }: Asked,
): Promise<{ url: string; fileName: string; total: number }> {
  const { db, pool } = services.database;
  const question = await exportQuestion(db, actor, query);
  const total = await countOfEntries(pool, question, await districtTimeZone(db));
  const asked = {
    id: services.makeId(),
    query,
    chart: null,
    title,
    language: languageOf(language),
    status: 'ready',
    total,
  } as const;
  const { userId } = actor;
  await services.work({ userId }, (work) => insertExport(work.tx, { ...asked, userId, now: work.now }));
  return {
    url: linkTo(services.links, 'csv', { ...asked, requestedByUserId: userId }),
    fileName: fileNameOf(asked, wordsIn(asked.language), 'csv'),
    total,
  };
}

/** With the rights that the asker has now, not when they asked. */
export async function streamCsv(
  services: Services,
  actor: Actor,
  row: ExportRow,
): Promise<AsyncGenerator<string>> {
  const { db, readings } = services.database;
  const question = await exportQuestion(db, actor, row.query);
  const words = wordsIn(row.language);
  const labels = [
    ...(await readLabels(db)).all,
    ...Object.entries(opinionWords(words)),
    ...Object.entries(sourceWords(words)),
  ].map(([id, label]) => [id, csvCell(label)] as const);
  const lines = {
    labels: JSON.stringify(Object.fromEntries(labels)),
    timeZone: await districtTimeZone(db),
    linkStart: `${services.publicUrl}/entries/`,
  };
  return csvOf(words, (page) => csvLines(readings, question, page, lines));
}
