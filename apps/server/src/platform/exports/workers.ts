import { fileExpiry, historyExpiry } from '@schooldog/domain/exports';
import type { Services } from '../api/context.ts';
import { type JobWorker, worker } from '../jobs/jobs.ts';
import { cleanUpExports, makeExport } from './jobs.ts';
import { makeFile } from './makeFile.ts';
import { exportOwner } from './schema.ts';
import { deleteExportsBefore, exportsWithFileBefore, markExpired } from './store.ts';

export function exportWorkers(services: Services): JobWorker[] {
  return [
    worker(makeExport, ({ exportId }, { lastTry }) => makeFile(services, exportId, lastTry)),
    worker(cleanUpExports, () => cleanUp(services)),
  ];
}

const filesTogether = 100;

/** Files are deleted after a week, the rows of the history after 13 months. */
async function cleanUp({ database, work, files, clock }: Services): Promise<void> {
  const now = clock();
  for (let removed = filesTogether; removed === filesTogether;) {
    removed = await work({ userId: null }, async (unit) => {
      const ids = await exportsWithFileBefore(unit.tx, fileExpiry(now), filesTogether);
      for (const id of ids) {
        for (const file of await files.listOf(unit.tx, exportOwner, id)) await files.remove(unit, file);
      }
      if (ids.length > 0) await markExpired(unit.tx, ids);
      return ids.length;
    });
  }
  await deleteExportsBefore(database.db, historyExpiry(now));
}
