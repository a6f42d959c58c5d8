// Makes the file of one export. The process may end at any time: another one then takes over the job from the
// beginning, and after the last attempt the export counts as failed.
import { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../api/context.ts';
import { readActor } from '../identity/readActor.ts';
import { progressUpdates } from '../jobs/progressUpdates.ts';
import type { Work } from '../work/work.ts';
import { requireFit } from './defineExport.ts';
import { authorizeExport, definitionOf } from './present.ts';
import { exportOwner } from './schema.ts';
import { exportToMake, type ExportRow, lockExport, saveProgress, updateExport } from './store.ts';

const contentTypes = { csv: 'text/csv', pdf: 'application/pdf' } as const;

export async function makeFile(services: Services, exportId: string, lastTry: boolean): Promise<void> {
  const row = await exportToMake(services.database.db, exportId);
  if (row === undefined) return;
  const cancelled = new AbortController();
  try {
    await make(services, row, cancelled);
  } catch (error) {
    if (cancelled.signal.aborted && error instanceof Error && error.name === 'AbortError') return;
    // A request that is rejected now, for example because a permission was revoked, would be rejected again.
    const isRejected = error instanceof Problem && error.kind !== 'unavailable';
    if (lastTry || isRejected) await fail(services, row, isRejected ? error.code : 'export.failed');
    if (!isRejected) throw error;
  }
}

async function make(services: Services, row: ExportRow, cancelled: AbortController): Promise<void> {
  const { id, format, fileName: name, requestedByUserId: userId } = row;
  const actor = await readActor(services.database.db, userId, await services.readApp());
  if (actor === null || actor.isDisabled) throw problem('session.needed');
  const authorized = await authorizeExport(services, actor, row);
  // One by schedule was requested without anybody to tell that it is too large.
  const most = definitionOf(services, row).mostOf(format, row.query);
  if (most !== undefined) requireFit(most, await authorized.total());
  const onProgress = progressUpdates((done: number) => saveRows(services, row, done), cancelled);
  let rows = 0;
  const file = await services.files.keepMade(
    {
      id,
      name,
      contentType: contentTypes[format],
      ownerType: exportOwner,
      ownerId: id,
      madeForUserId: userId,
    },
    async (path) => {
      rows = await authorized.write(format, path, { onProgress, signal: cancelled.signal });
    },
  );
  await services.work({ userId }, async (work) => {
    const now = await lockExport(work.tx, id);
    if (now === undefined || now.status === 'cancelled') {
      await services.files.remove(work, file);
      return;
    }
    const ready = { status: 'ready', problem: null, done: rows, total: rows, fileId: file.id } as const;
    const { schools } = authorized;
    const parts = authorized.parts === null ? null : [...authorized.parts];
    await updateExport(work.tx, id, { ...ready, schools, parts, timeUpdated: work.now });
    await work.audit({
      recordType: exportOwner,
      recordId: id,
      before: {},
      after: { rows },
      fields: ['rows'],
    });
    await work.announce({ topic: 'exports', id, userId });
    await end(work, services, row, null);
  });
}

async function fail(services: Services, made: ExportRow, problemCode: string): Promise<void> {
  const { id, requestedByUserId: userId } = made;
  await services.work({ userId }, async (work) => {
    const row = await lockExport(work.tx, id);
    if (row?.status !== 'generating') return;
    await updateExport(work.tx, id, { status: 'failed', problem: problemCode, timeUpdated: work.now });
    await work.announce({ topic: 'exports', id, userId });
    await end(work, services, row, problemCode);
  });
}

async function end(
  work: Work,
  services: Services,
  row: ExportRow,
  problemCode: string | null,
): Promise<void> {
  const { id: exportId, requestedByUserId: userId, name } = row;
  const definition = services.exports.find((each) => each.name === name);
  await definition?.ended?.(work, services, { exportId, userId, problem: problemCode });
}

async function saveRows(
  services: Services,
  { id, requestedByUserId: userId }: ExportRow,
  rows: number,
): Promise<boolean> {
  return services.work({ userId }, async (work) => {
    const isSaved = await saveProgress(work.tx, id, { done: Math.floor(rows), now: work.now });
    if (isSaved) await work.announce({ topic: 'exports', id, userId });
    return isSaved;
  });
}
