// The contact of this device with the server: kits that are gone are erased, the others are confirmed, and those with
// new content get it.
import { goKitLimits } from '@schooldog/domain/goKits';
import { client } from '../../../platform/api/client.ts';
import { type KitRow, type PinnedDatabase, pinnedDatabase } from '../../../platform/pinned/database.ts';
import { erase } from '../../../platform/pinned/erase.ts';
import { eraseInvalid, noteTime, report } from './device.ts';
import { storeContent, withTicket } from './refresh.ts';

/** One tab at a time, so that no two of them replace the same kit. */
const lockName = 'schooldog-goKits';

/** What needs no server: erases what is no longer valid. */
export async function checkKits(now = new Date()): Promise<void> {
  await eraseInvalid(await pinnedDatabase(), now);
}

export async function contactServer(userId: string, signal: AbortSignal): Promise<void> {
  const run = () => contactAlone(userId, signal);
  // Not every address has them.
  const locks: LockManager | undefined = navigator.locks;
  await (locks === undefined ? run() : locks.request(lockName, { signal }, run));
}

async function contactAlone(userId: string, signal: AbortSignal): Promise<void> {
  const database = await pinnedDatabase();
  const { kits, reports } = database;
  await eraseInvalid(database, new Date());
  await erase(database, await kits.filter((kit) => kit.userId !== userId).toArray(), { now: new Date() });
  const mine = await kits.toArray();
  const happened = await reports.where({ userId }).limit(goKitLimits.events).toArray();
  const answer = await client.goKits.confirmKits(
    {
      kitIds: mine.map(({ kitId }) => kitId),
      events: happened.map(({ kitId, event, time }) => ({ kitId, event, time })),
    },
    { signal },
  );
  await reports.bulkDelete(happened.map(({ id }) => id));
  const outcomes = new Map(answer.kits.map((kit) => [kit.kitId, kit]));
  const gone = mine.filter(({ kitId }) => outcomes.get(kitId)?.outcome === 'gone');
  const now = new Date();
  await erase(database, gone, { now, isReported: false });
  await noteTime(database, now);
  for (const kit of mine) {
    const outcome = outcomes.get(kit.kitId);
    if (outcome?.outcome === 'valid') await confirmKit(database, kit, outcome, signal);
  }
}

type Confirmed = Readonly<{ version: string; validUntil: string }>;

/** Confirmed first: a download that fails must not cost the days that the server has granted. */
async function confirmKit(
  database: PinnedDatabase,
  kit: KitRow,
  { version, validUntil }: Confirmed,
  signal: AbortSignal,
): Promise<void> {
  const now = new Date();
  const { ticket, validUntil: until } = await withTicket(kit, validUntil, now);
  await database.kits.update(kit.kitId, { ticket, validUntil: until, timeConfirmed: now.toISOString() });
  if (version === kit.version) return;
  await storeContent(database, kit, { signal });
  await report(database, kit, 'refreshed', new Date());
}
