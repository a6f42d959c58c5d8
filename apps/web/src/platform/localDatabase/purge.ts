// What is deleted from the device when a user is no longer signed in. Pending work stays for its owner unless they
// agreed to lose it at a confirmed sign-out.
import type { LocalDatabase } from './database.ts';
import { outboxOf } from './outboxOf.ts';
import { draftSource, sealedSource, seenSource } from './rows.ts';

export type PurgeScope = 'cache' | 'drafts' | 'everything';

/**
 * `cache` removes the offline cache of everyone but `keepUserId`, `drafts` the user's drafts too, `everything` also
 * their pending work. Pending work of another user stays: only they can agree to lose it. Sealed drafts go with the
 * drafts, and also when another user has signed in.
 */
export async function purge(
  database: LocalDatabase,
  { userId, scope, keepUserId }: Readonly<{ userId: string; scope: PurgeScope; keepUserId: string | null }>,
): Promise<void> {
  const { dexie, outbox, outboxPhotos, records } = database;
  await dexie.transaction('rw', outbox, outboxPhotos, records, async () => {
    await records
      .where({ source: seenSource })
      .filter((row) => row.userId !== keepUserId)
      .delete();
    if (scope === 'cache' && keepUserId === null) return;
    await records.where('[userId+source]').equals([userId, sealedSource]).delete();
    if (scope === 'cache') return;
    await records.where('[userId+source]').equals([userId, draftSource]).delete();
    if (scope === 'drafts') return;
    await outboxOf(database, userId).delete();
    await outboxPhotos.where({ userId }).delete();
    await records.where('[userId+source]').between([userId, ''], [userId, '\uffff']).delete();
  });
}
