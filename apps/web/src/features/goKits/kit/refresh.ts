// Fetches the content of a kit and stores it sealed to its public key. Nothing here needs the kit to be unlocked.
import { type GoKitContent, goKitLimits, validUntilOnDevice } from '@schooldog/domain/goKits';
import { client } from '../../../platform/api/client.ts';
import type { KeyRow, KitRow, PinnedDatabase } from '../../../platform/pinned/database.ts';
import { bytesOf } from '../../../platform/sealing/seal.ts';
import { fetchBytes } from '../../../ui/pdf/fetchBytes.ts';
import { boundTo, type KitFacts } from './bound.ts';
import { sealTo } from './envelope.ts';

/** The name of the part with everything but the PDFs. */
export const contentPart = 'content';

/** More than a device may hold. Whatever was stored so far stays. */
export class KitTooLarge extends Error {
  override name = 'KitTooLarge';
}

export type NewKit = KitFacts & Pick<KitRow, 'publicKey'>;
export type Progress = Readonly<{ done: number; total: number }>;
type Options = Readonly<{
  signal: AbortSignal;
  onProgress?: ((progress: Progress) => void) | undefined;
}>;

/**
 * Everything is replaced in one transaction, so that an interruption leaves what was there. `key` is that of a new kit;
 * one that was erased meanwhile is not stored again.
 */
export async function storeContent(
  database: PinnedDatabase,
  kit: NewKit,
  { key, signal, onProgress }: Options & Readonly<{ key?: KeyRow }>,
): Promise<void> {
  const { kitId, publicKey } = kit;
  const { version, validUntil, content } = await client.goKits.getKitContent({ kitId }, { signal });
  await storePdfs(database, kit, { components: content.components, signal, onProgress });
  const plain = bytesOf(JSON.stringify(content));
  await mustHaveRoom(database, plain.length);
  const envelope = await sealTo(publicKey, plain, boundTo.content({ ...kit, version }));
  const now = new Date();
  const ticketed = await withTicket({ ...kit, version }, validUntil, now);
  const row = { ...ticketed, schoolName: content.schoolName, timeRefreshed: now.toISOString() };
  const { dexie, keys, kits, parts } = database;
  await dexie.transaction('rw', keys, kits, parts, async () => {
    signal.throwIfAborted();
    if (key !== undefined) await keys.put(key);
    else if ((await keys.get(kitId)) === undefined) return;
    await kits.put(row);
    await parts.put({ kitId, name: contentPart, bytes: plain.length, envelope });
    const named = new Set([contentPart, ...content.components.map((one) => one.certificationId)]);
    await parts
      .where('kitId')
      .equals(kitId)
      .filter(({ name }) => !named.has(name))
      .delete();
  });
}

type Wanted = Options & Readonly<{ components: GoKitContent['components'] }>;

/** Only those that are not here yet. */
async function storePdfs(
  database: PinnedDatabase,
  kit: NewKit,
  { components, signal, onProgress }: Wanted,
): Promise<void> {
  const { parts } = database;
  const { kitId } = kit;
  const keysHere = await parts.where('kitId').equals(kitId).primaryKeys();
  const here = new Set(keysHere.map(([, name]) => name));
  let done = 0;
  for (const { id: componentId, certificationId } of components) {
    if (!here.has(certificationId)) {
      const { url } = await client.eop.getCertifiedPdf({ componentId, certificationId }, { signal });
      const pdf = new Uint8Array(await fetchBytes(url, signal));
      await mustHaveRoom(database, pdf.length);
      const envelope = await sealTo(kit.publicKey, pdf, boundTo.pdf(kit, certificationId));
      await parts.put({ kitId, name: certificationId, bytes: pdf.length, envelope });
    }
    done += 1;
    onProgress?.({ done, total: components.length });
  }
}

/** After a contact at which the server confirmed session and right. */
export async function withTicket<Kit extends NewKit & Pick<KitRow, 'version'>>(
  kit: Kit,
  confirmedUntil: string,
  now: Date,
) {
  const validUntil = validUntilOnDevice(new Date(confirmedUntil), now).toISOString();
  const ticket = await sealTo(kit.publicKey, new Uint8Array(), boundTo.ticket({ ...kit, validUntil }));
  return { ...kit, timeConfirmed: now.toISOString(), validUntil, ticket };
}

/** The sizes are read from their index, not from the parts. */
async function mustHaveRoom({ parts }: PinnedDatabase, added: number): Promise<void> {
  const sizes = await parts.orderBy('bytes').keys();
  const bytes = sizes.reduce<number>((sum, size) => sum + (typeof size === 'number' ? size : 0), added);
  if (bytes > goKitLimits.bytes) throw new KitTooLarge();
}
