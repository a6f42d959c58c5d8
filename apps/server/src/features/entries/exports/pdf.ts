import type { EntryExport } from '@schooldog/contract/entries';
import { maxPdfEntries } from '@schooldog/domain/entries';
import type { InsightChart } from '@schooldog/domain/insights';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Readable } from 'node:stream';
import type { Services } from '../../../platform/api/context.ts';
import { languageOf } from '../../../platform/messages/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { countIdFor } from '../../insights/index.ts';
import { countOfEntries } from '../countStore.ts';
import type { Asked } from './csv.ts';
import { exportOwner, printEntries } from './jobs.ts';
import { linkTo } from './links.ts';
import { exportQuestion } from './question.ts';
import { beginAgain, type ExportRow, findExport, insertExport } from './store.ts';

/** A report whose thread or process died stands still; after so long nobody need wait for it any more. */
const stuckMilliseconds = 5 * 60_000;

type AskedPdf = Asked & Readonly<{ exportId: string; chart?: InsightChart | undefined }>;

/** Asking again for what is under way or ready changes nothing; asking again for what failed is another try. */
export async function requestPdf(
  services: Services,
  { actor, language, query, chart, title, exportId }: AskedPdf,
): Promise<EntryExport> {
  const { db, pool } = services.database;
  const { userId } = actor;
  if (chart !== undefined) countIdFor(actor, chart);
  const question = await exportQuestion(db, actor, query);
  const total = await countOfEntries(pool, question, await districtTimeZone(db));
  if (total > maxPdfEntries) throw problem('entry.tooManyForPdf', { total, limit: maxPdfEntries });
  return services.work({ userId }, async (work) => {
    const { now } = work;
    const asked = { id: exportId, userId, query, title, language: languageOf(language), total, now };
    const report = { ...asked, chart: chart ?? null, status: 'generating' } as const;
    const begun =
      (await insertExport(work.tx, report)) ??
      (await beginAgain(work.tx, { id: exportId, userId, total, now, stuckSince: stuckSince(now) }));
    if (begun !== undefined) await work.enqueue(printEntries, { exportId });
    const row = begun ?? (await findExport(work.tx, { exportId, userId }));
    if (row === undefined) throw problem('entry.exportIdTaken');
    return presentExport(services, row, now);
  });
}

export async function getExport(
  services: Services,
  asked: { exportId: string; userId: string },
): Promise<EntryExport> {
  const row = await findExport(services.database.db, asked);
  if (row === undefined) throw problem('entry.exportNotFound');
  return presentExport(services, row, services.clock());
}

/** For somebody who may still take away what they asked for. */
export async function openPdf(
  { database, files }: Services,
  actor: Actor,
  row: ExportRow,
): Promise<{ content: Readable; size: number }> {
  await exportQuestion(database.db, actor, row.query);
  if (row.chart !== null) countIdFor(actor, row.chart);
  const [file] = await files.listOf(database.db, exportOwner, row.id);
  if (file === undefined) throw problem('entry.exportNotFound');
  return { content: await files.read(file), size: file.size };
}

function presentExport(services: Services, row: ExportRow, now: Date): EntryExport {
  const isStuck = row.status === 'generating' && row.timeUpdated < stuckSince(now);
  const kind = row.fileId === null ? 'csv' : 'pdf';
  return {
    id: row.id,
    status: isStuck ? 'failed' : row.status,
    done: row.done,
    total: row.total,
    url: row.status === 'ready' ? linkTo(services.links, kind, row) : null,
  };
}

function stuckSince(now: Date): Date {
  return new Date(now.getTime() - stuckMilliseconds);
}
