// What this device remembers beside its kits: a name for itself, the latest time that it has seen, and what happened.
import { latestOf, whyNotValid } from '@schooldog/domain/goKits';
import { makeId } from '@schooldog/domain/kernel';
import type { KitRow, PinnedDatabase, ReportRow } from '../../../platform/pinned/database.ts';
import { erase } from '../../../platform/pinned/erase.ts';
import { randomBytes } from '../../../platform/sealing/seal.ts';

const latestSeenKey = 'latestSeen';
const deviceIdKey = 'deviceId';

export const newId = () => makeId(randomBytes);

export async function deviceIdOf({ dexie, device }: PinnedDatabase): Promise<string> {
  return dexie.transaction('rw', device, async () => {
    const known = await device.get(deviceIdKey);
    if (known !== undefined) return known.value;
    const value = newId();
    await device.add({ key: deviceIdKey, value });
    return value;
  });
}

/** Null on a device that has seen none. */
async function latestSeen({ device }: PinnedDatabase): Promise<Date | null> {
  const row = await device.get(latestSeenKey);
  return row === undefined ? null : new Date(row.value);
}

export async function noteTime(database: PinnedDatabase, now: Date): Promise<void> {
  const { dexie, device } = database;
  await dexie.transaction('rw', device, async () => {
    const value = latestOf(await latestSeen(database), now).toISOString();
    await device.put({ key: latestSeenKey, value });
  });
}

/** Erases what this device may no longer open, whoever it belongs to. */
export async function eraseInvalid(database: PinnedDatabase, now: Date): Promise<void> {
  const seen = (await latestSeen(database)) ?? now;
  const isInvalid = ({ validUntil }: KitRow) =>
    whyNotValid({ validUntil: new Date(validUntil), latestSeen: seen }, now) !== null;
  await erase(database, await database.kits.filter(isInvalid).toArray(), { now });
}

export async function report(
  { reports }: PinnedDatabase,
  { kitId, userId }: Pick<KitRow, 'kitId' | 'userId'>,
  event: ReportRow['event'],
  now: Date,
): Promise<void> {
  await reports.add({ userId, kitId, event, time: now.toISOString() });
}
