// Cleans up uploads that no record ever claimed, files in the trash, bytes without a row, and upload
// folders left by a crash.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Work, WorkRunner } from '../work/work.ts';
import { incomingFolder } from './incoming.ts';
import { files } from './schema.ts';
import { originalKey } from './smallPictures.ts';
import type { FileStorage } from './storage.ts';
import { isMissing } from './storageProblems.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Long enough for a phone that was off over the holidays, and for a database restored from a backup. */
const retentionDays = 30;
const batchSize = 200;

/** Uploads that no record claimed, and files put into the trash, both 30 days ago. */
export async function deleteUnused(
  work: WorkRunner,
  now: Date,
  deleteBytes: (work: Work, key: string) => Promise<void>,
): Promise<number> {
  const before = daysBefore(now, retentionDays);
  const isForgotten = or(
    and(isNull(files.ownerType), lt(files.timeCreated, before)),
    lt(files.timeTrashed, before),
  );
  for (let deleted = 0; ;) {
    const removed = await work({ userId: null }, async (unit) => {
      const some = unit.tx.select({ id: files.id }).from(files).where(isForgotten).limit(batchSize);
      // The deletion checks the condition again: a record may be claiming the file at the same time.
      const rows = await unit.tx
        .delete(files)
        .where(and(inArray(files.id, some), isForgotten))
        .returning({ key: files.storageKey });
      for (const { key } of rows) await deleteBytes(unit, key);
      return rows.length;
    });
    deleted += removed;
    if (removed === 0) return deleted;
  }
}

export async function deleteOrphans(db: Db, storage: FileStorage, now: Date): Promise<number> {
  const before = daysBefore(now, retentionDays);
  let deleted = 0;
  for await (const page of storage.pages()) {
    for (let at = 0; at < page.length; at += batchSize) {
      const objects = page.slice(at, at + batchSize);
      const known = await knownKeys(
        db,
        objects.map(({ key }) => originalKey(key)),
      );
      for (const { key, timeStored } of objects) {
        if (known.has(originalKey(key)) || (await timeStored()) >= before) continue;
        await storage.delete(key);
        deleted += 1;
      }
    }
  }
  return deleted;
}

async function knownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys));
  return new Set(rows.map(({ key }) => key));
}

export async function deleteScratchFolders(dataDir: string, now: Date): Promise<number> {
  const parent = incomingFolder(dataDir);
  const names = await readdir(parent).catch(orNone([]));
  let deleted = 0;
  for (const name of names) {
    const path = join(parent, name);
    const about = await stat(path).catch(orNone(undefined));
    if (about === undefined || about.mtime >= daysBefore(now, 1)) continue;
    await rm(path, { recursive: true, force: true });
    deleted += 1;
  }
  return deleted;
}

/** An upload that ends concurrently removes its folder itself. */
function orNone<None>(none: None) {
  return (error: unknown): None => {
    if (isMissing(error)) return none;
    throw error;
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMilliseconds);
}
