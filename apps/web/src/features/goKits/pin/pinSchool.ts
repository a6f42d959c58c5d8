// Pinning a school: the server agrees, something is made that unlocks the kit, and its content is fetched.
import type { GoKitLock } from '@schooldog/domain/goKits';
import { client } from '../../../platform/api/client.ts';
import { type KeyRow, pinnedDatabase } from '../../../platform/pinned/database.ts';
import { erase } from '../../../platform/pinned/erase.ts';
import { markPinned } from '../../../platform/pinned/marker.ts';
import type { KitFacts } from '../kit/bound.ts';
import { deviceIdOf, newId, noteTime } from '../kit/device.ts';
import { makeKitKeys } from '../kit/keys.ts';
import { type Progress, storeContent } from '../kit/refresh.ts';

export type LockedBy = Pick<KeyRow, 'credentialId' | 'salt'> & Readonly<{ unlockKey: CryptoKey }>;

type Asked = Readonly<{ userId: string; schoolId: string; deviceName: string; lock: GoKitLock }>;

/** Rejected with `signIn.notRecent` when the sign-in is older than ten minutes. */
export async function beginPinning({ userId, ...asked }: Asked): Promise<KitFacts> {
  const kitId = newId();
  const deviceId = await deviceIdOf(await pinnedDatabase());
  await client.goKits.pinKit({ kitId, deviceId, ...asked });
  return { kitId, userId, schoolId: asked.schoolId };
}

type Options = Readonly<{ signal: AbortSignal; onProgress(progress: Progress): void }>;

/** The kit that the school had here before goes only when the new one is complete. */
export async function finishPinning(facts: KitFacts, lockedBy: LockedBy, options: Options): Promise<void> {
  const database = await pinnedDatabase();
  const { kitId, userId, schoolId } = facts;
  const { credentialId, salt, unlockKey } = lockedBy;
  const { publicKey, wrappedKey, privateKey } = await makeKitKeys(unlockKey, facts);
  const key = { kitId, credentialId, salt, wrappedKey, privateKey };
  await storeContent(database, { ...facts, publicKey }, { key, ...options });
  markPinned(true);
  await noteTime(database, new Date());
  const isFormer = (kit: KitFacts) =>
    kit.userId === userId && kit.schoolId === schoolId && kit.kitId !== kitId;
  await erase(database, await database.kits.filter(isFormer).toArray(), {
    now: new Date(),
    isReported: false,
  });
}

/** Given up, or failed: nothing of it stays here or there. */
export async function cancelPinning({ kitId }: Pick<KitFacts, 'kitId'>): Promise<void> {
  const { keys, kits, parts } = await pinnedDatabase();
  await keys.delete(kitId);
  await kits.delete(kitId);
  await parts.where('kitId').equals(kitId).delete();
  await client.goKits.removeKit({ kitId }).catch(() => undefined);
}
