import { ownDataStatusAt } from '@schooldog/domain/ownData';
import type { Services } from '../../platform/api/context.ts';
import { type JobWorker, worker } from '../../platform/jobs/jobs.ts';
import { removeParts } from './archive/parts.ts';
import { cleanUpOwnData, makeOwnData } from './jobs.ts';
import { ownDataTopic } from './live.ts';
import { makeArchive } from './makeArchive.ts';
import { exportsWithParts, lockExport, updateExport } from './store.ts';

export function ownDataWorkers(services: Services): JobWorker[] {
  return [
    worker(makeOwnData, ({ exportId }, { lastTry }) => makeArchive(services, exportId, lastTry)),
    worker(cleanUpOwnData, () => cleanUp(services)),
  ];
}

/** Deletes archives whose day is over, and what an interrupted attempt left behind. */
async function cleanUp(services: Services): Promise<void> {
  for (const exportId of await exportsWithParts(services.database.db)) {
    await services.work({ userId: null }, async (work) => {
      const row = await lockExport(work.tx, exportId);
      const status = row === undefined ? 'expired' : ownDataStatusAt(row, work.now);
      if (status === 'generating' || status === 'ready') return;
      await removeParts(services, work, exportId);
      const problem = status === 'failed' ? (row?.problem ?? 'ownData.failed') : null;
      await updateExport(work.tx, exportId, { status, problem, timeUpdated: work.now });
      await work.announce({ topic: ownDataTopic, id: exportId });
    });
  }
}
