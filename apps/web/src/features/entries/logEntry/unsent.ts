// Entries that wait on this device. Their photos are shown from the device itself.
import type { LocalDatabase } from '../../../platform/localDatabase/database.ts';
import { outboxOf } from '../../../platform/localDatabase/outboxOf.ts';
import { useLive } from '../../../platform/localDatabase/useLive.ts';
import { useUser } from '../../../platform/session/session.ts';
import { entryKeys, imageIdsSent, isEntryWork, unsentEntriesIn, type UnsentEntry } from './mergeUnsent.ts';

export type { UnsentEntry, UnsentKind } from './mergeUnsent.ts';

/** Addresses of waiting photos in memory; given back once the photo has left the device. */
const urls = new Map<string, string>();
const none: readonly UnsentEntry[] = [];

/** Latest first. */
export function useUnsentEntries(): readonly UnsentEntry[] {
  const { id } = useUser();
  return useLive(`unsent entries ${id}`, (database) => readUnsent(database, id)) ?? none;
}

async function readUnsent(database: LocalDatabase, userId: string): Promise<UnsentEntry[]> {
  const rows = await outboxOf(database, userId).filter(isEntryWork).toArray();
  // One range of the index: hundreds of entries may wait, and this is read again whenever one of them has left.
  const kept = await database.records
    .where('[userId+key+source]')
    .between([userId, entryKeys, ''], [userId, `${entryKeys}\uffff`, '\uffff'])
    .toArray();
  await followPhotos(
    database,
    rows.flatMap((row) => (row.photoCount === 0 ? [] : imageIdsSent(row))),
  );
  const records = new Map(kept.map(({ source, value }) => [source, value]));
  return unsentEntriesIn({ rows, records, urls });
}

async function followPhotos(database: LocalDatabase, photoIds: readonly string[]): Promise<void> {
  const needed = new Set(photoIds);
  for (const [id, url] of urls) {
    if (needed.has(id)) continue;
    URL.revokeObjectURL(url);
    urls.delete(id);
  }
  const missing = [...needed].filter((id) => !urls.has(id));
  if (missing.length === 0) return;
  for (const photo of await database.outboxPhotos.bulkGet(missing)) {
    // Two screens may ask at once; the first address stays.
    if (photo !== undefined && !urls.has(photo.id)) urls.set(photo.id, URL.createObjectURL(photo.blob));
  }
}
