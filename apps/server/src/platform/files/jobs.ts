// Background work on files: removed ones lose their bytes, and leftovers are deleted every night.
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isSnapshotRead } from '../backup/backupLock.ts';
import type { Database } from '../database/database.ts';
import { defineJob, worker, type JobWorker } from '../jobs/jobs.ts';
import type { Log } from '../logging/log.ts';
import type { WorkRunner } from '../work/work.ts';
import { files } from './schema.ts';
import { smallKey } from './smallPictures.ts';
import type { FileStorage } from './storage.ts';
import { deleteOldReservations } from './reservations.ts';
import { deleteOrphans, deleteScratchFolders, deleteUnused } from './cleanup.ts';

export const deleteObject = defineJob({ name: 'files.deleteObject', data: z.object({ key: z.string() }) });
export const cleanUpFiles = defineJob({
  name: 'files.sweep',
  data: z.object({}),
  retryLimit: 1,
  cron: '17 3 * * *',
});

export type FileWorkerParts = Readonly<{
  database: Database;
  storage: FileStorage;
  work: WorkRunner;
  dataDir: string;
  clock(): Date;
  log: Log;
}>;

export function fileWorkers(parts: FileWorkerParts): JobWorker[] {
  return [
    worker(deleteObject, async ({ key }) => {
      if (await isSnapshotRead(parts.database.pool)) return deleteLater(parts, key);
      // Copies share their bytes, which are deleted with the last row that names them.
      const { db } = parts.database;
      const shared = await db.select({ id: files.id }).from(files).where(eq(files.storageKey, key)).limit(1);
      if (shared.length > 0) return;
      await parts.storage.delete(smallKey(key));
      await parts.storage.delete(key);
    }),
    worker(cleanUpFiles, async () => {
      const now = parts.clock();
      const unused = await deleteUnused(parts.work, now, (work, key) => work.enqueue(deleteObject, { key }));
      await deleteOldReservations(parts.database.db, now);
      const scratch = await deleteScratchFolders(parts.dataDir, now);
      const orphans = (await isSnapshotRead(parts.database.pool))
        ? 0
        : await deleteOrphans(parts.database.db, parts.storage, now);
      parts.log.info({ unused, scratch, orphans }, 'deleted unclaimed files and leftovers');
    }),
  ];
}

const backupPauseSeconds = 10 * 60;

/** A backup or an archive may still need the bytes of a file that was removed after it began. */
async function deleteLater({ work }: FileWorkerParts, key: string): Promise<void> {
  await work({ userId: null }, (unit) =>
    unit.enqueue(deleteObject, { key }, { delaySeconds: backupPauseSeconds }),
  );
}
