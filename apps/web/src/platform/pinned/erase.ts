import { Dexie } from 'dexie';
import type { PurgeScope } from '../localDatabase/purge.ts';
import { markPinned } from './marker.ts';
import { type KitRow, type PinnedDatabase, pinnedDatabase, pinnedDatabaseName } from './database.ts';

/** `isReported` is false where the server itself said that the kit is gone. */
export async function erase(
  { dexie, keys, kits, parts, reports }: PinnedDatabase,
  erased: readonly Pick<KitRow, 'kitId' | 'userId'>[],
  { now, isReported = true }: Readonly<{ now: Date; isReported?: boolean }>,
): Promise<void> {
  if (erased.length === 0) return;
  const kitIds = erased.map(({ kitId }) => kitId);
  // First, and for itself: if the rest is interrupted, what is left cannot be opened anymore.
  await keys.bulkDelete(kitIds);
  await dexie.transaction('rw', kits, parts, reports, async () => {
    await kits.bulkDelete(kitIds);
    await parts.where('kitId').anyOf(kitIds).delete();
    if (!isReported) return;
    const time = now.toISOString();
    await reports.bulkAdd(
      erased.map(({ kitId, userId }) => ({ userId, kitId, event: 'erased' as const, time })),
    );
  });
  if ((await kits.count()) === 0) markPinned(false);
}

type Purged = Readonly<{ userId: string; scope: PurgeScope; keepUserId: string | null }>;

/** At sign-out, when the server ended the session, and when someone else signed in. An expired session keeps them. */
export async function purgePinned({ userId, scope, keepUserId }: Purged): Promise<void> {
  if (!(await Dexie.exists(pinnedDatabaseName))) return;
  const database = await pinnedDatabase();
  const isGone = (kit: KitRow) =>
    keepUserId === null ? scope !== 'cache' && kit.userId === userId : kit.userId !== keepUserId;
  await erase(database, await database.kits.filter(isGone).toArray(), { now: new Date() });
}
