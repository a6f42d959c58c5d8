// Opening a kit with what unlocks it. What is opened is in memory only, for as long as its screen is shown.
import { type GoKitContent, goKitContentSchema } from '@schooldog/domain/goKits';
import {
  type KeyRow,
  type KitRow,
  type PinnedDatabase,
  pinnedDatabase,
} from '../../../platform/pinned/database.ts';
import { erase } from '../../../platform/pinned/erase.ts';
import { type Bytes, textOf } from '../../../platform/sealing/seal.ts';
import { boundTo } from './bound.ts';
import { eraseInvalid, noteTime, report } from './device.ts';
import { type KitPair, openEnvelope } from './envelope.ts';
import { unlockPrivateKey } from './keys.ts';
import { contentPart } from './refresh.ts';

/** `gone`: erased, here or because it was no longer valid. `locked`: not with this key. `damaged`: altered, so erased. */
export type Refused = 'gone' | 'locked' | 'damaged';

export class KitRefused extends Error {
  override name = 'KitRefused';
  readonly reason: Refused;

  constructor(reason: Refused) {
    super(reason);
    this.reason = reason;
  }
}

export type OpenedKit = Readonly<{ kitId: string; pair: KitPair }>;

/** `unlock` asks the person, so it comes after the checks that need nobody. */
export async function openKit(
  kitId: string,
  unlock: (key: KeyRow) => Promise<CryptoKey>,
): Promise<OpenedKit> {
  const database = await pinnedDatabase();
  await eraseInvalid(database, new Date());
  const { kit, key } = await stored(database, kitId);
  const unlockKey = await unlock(key);
  const privateKey = await unlockPrivateKey(unlockKey, key, kit).catch(() => {
    throw new KitRefused('locked');
  });
  const pair = { publicKey: kit.publicKey, privateKey };
  const now = new Date();
  await orErased(database, kit, () => openEnvelope(pair, kit.ticket, boundTo.ticket(kit)));
  await noteTime(database, now);
  await report(database, kit, 'opened', now);
  return { kitId, pair };
}

/** As it is now: a contact may replace it while it is open. */
export async function readContent({ kitId, pair }: OpenedKit): Promise<GoKitContent> {
  const database = await pinnedDatabase();
  const { dexie, kits, parts } = database;
  const [kit, part] = await dexie.transaction('r', kits, parts, () =>
    Promise.all([kits.get(kitId), parts.get([kitId, contentPart])]),
  );
  if (kit === undefined || part === undefined) throw new KitRefused('gone');
  const plain = await orErased(database, kit, () => openEnvelope(pair, part.envelope, boundTo.content(kit)));
  return goKitContentSchema.parse(JSON.parse(textOf(plain)));
}

export async function readPdf({ kitId, pair }: OpenedKit, certificationId: string): Promise<Bytes> {
  const database = await pinnedDatabase();
  const [kit, part] = await Promise.all([
    database.kits.get(kitId),
    database.parts.get([kitId, certificationId]),
  ]);
  if (kit === undefined || part === undefined) throw new KitRefused('gone');
  return orErased(database, kit, () => openEnvelope(pair, part.envelope, boundTo.pdf(kit, certificationId)));
}

async function stored({ kits, keys }: PinnedDatabase, kitId: string) {
  const [kit, key] = await Promise.all([kits.get(kitId), keys.get(kitId)]);
  if (kit === undefined || key === undefined) throw new KitRefused('gone');
  return { kit, key };
}

/** The right key that does not open it means that somebody altered it. */
async function orErased(database: PinnedDatabase, kit: KitRow, open: () => Promise<Bytes>): Promise<Bytes> {
  try {
    return await open();
  } catch {
    await erase(database, [kit], { now: new Date() });
    throw new KitRefused('damaged');
  }
}
