// Makes one archive in the background. The process may end at any time: another one then begins again with a new
// snapshot, and after the last attempt the archive counts as failed.
import { Problem } from '@schooldog/domain/kernel';
import { archiveDeletedAt, includesPlans, ownDataRules } from '@schooldog/domain/ownData';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../platform/api/context.ts';
import { readActor } from '../../platform/identity/readActor.ts';
import { progressUpdates } from '../../platform/jobs/progressUpdates.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { removeParts, removeWritten } from './archive/parts.ts';
import { type Progress, type WrittenArchive, writeArchive } from './archive/writeArchive.ts';
import { cleanUpOwnData } from './jobs.ts';
import { ownDataTopic } from './live.ts';
import { ownDataOwner } from './schema.ts';
import { findExport, lockExport, type OwnDataRow, saveProgress, updateExport } from './store.ts';

export async function makeArchive(services: Services, exportId: string, lastTry: boolean): Promise<void> {
  const row = await findExport(services.database.db, exportId);
  if (row?.status !== 'generating') return;
  const stopped = new AbortController();
  try {
    await make(services, row, stopped);
  } catch (error) {
    if (stopped.signal.aborted) return removeWritten(services, row);
    // A person who lost the right would not get it back by another attempt.
    const isRejected = error instanceof Problem && error.kind === 'forbidden';
    if (lastTry || isRejected) await fail(services, row, isRejected ? error.code : 'ownData.failed');
    if (!isRejected) throw error;
  }
}

async function make(services: Services, row: OwnDataRow, stopped: AbortController): Promise<void> {
  await requireRight(services, row);
  const onProgress = progressUpdates((progress: Progress) => save(services, row, progress), stopped);
  const written = await writeArchive(services, row, { signal: stopped.signal, onProgress });
  // The process of an earlier attempt still works on it.
  if (written === undefined) throw problem('ownData.running');
  await finish(services, row, written);
}

/** By the current permissions. */
async function requireRight(services: Services, row: OwnDataRow): Promise<void> {
  const actor = await readActor(services.database.db, row.requestedByUserId, await services.readApp());
  if (actor === null) throw problem('ownData.notAllowed');
  requireMay(ownDataRules.manage, actor, null);
  if (row.withPlans && !includesPlans(actor)) throw problem('ownData.notAllowed');
}

async function finish(
  services: Services,
  { id, requestedByUserId: userId }: OwnDataRow,
  { size, sha256, rows, files }: WrittenArchive,
): Promise<void> {
  await services.work({ userId }, async (work) => {
    const { tx, now } = work;
    const row = await lockExport(tx, id);
    if (row?.status !== 'generating') return removeParts(services, work, id);
    const ready = { status: 'ready', size, sha256, done: row.total, timeReady: now } as const;
    await updateExport(tx, id, { ...ready, timeUpdated: now });
    await work.audit({
      recordType: ownDataOwner,
      recordId: id,
      before: { status: row.status },
      after: { status: 'ready', size, rows, files },
      fields: ['status', 'size', 'rows', 'files'],
    });
    const delaySeconds = (archiveDeletedAt(now).getTime() - now.getTime()) / 1000;
    await work.enqueue(cleanUpOwnData, {}, { delaySeconds });
    await work.announce({ topic: ownDataTopic, id });
  });
}

async function fail(services: Services, { id, requestedByUserId: userId }: OwnDataRow, code: string) {
  await services.work({ userId }, async (work) => {
    const row = await lockExport(work.tx, id);
    if (row?.status !== 'generating') return;
    await removeParts(services, work, id);
    await updateExport(work.tx, id, { status: 'failed', problem: code, timeUpdated: work.now });
    await work.announce({ topic: ownDataTopic, id });
  });
}

async function save(
  services: Services,
  { id, requestedByUserId: userId }: OwnDataRow,
  progress: Progress,
): Promise<boolean> {
  return services.work({ userId }, async (work) => {
    const isSaved = await saveProgress(work.tx, id, { ...progress, now: work.now });
    if (isSaved) await work.announce({ topic: ownDataTopic, id });
    return isSaved;
  });
}
