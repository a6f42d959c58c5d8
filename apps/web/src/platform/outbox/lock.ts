// Several tabs and the service worker share one outbox; one of them drains it at a time.
import type { LocalDatabase } from '../localDatabase/database.ts';

/** Runs exclusively. A lock that cannot wait returns undefined when it is held elsewhere. */
export type RunAlone = <Value>(run: () => Promise<Value>) => Promise<Value | undefined>;

const lockName = 'schooldog-outbox';

/** The browser frees the lock when its tab dies. */
export function webLock(locks: LockManager): RunAlone {
  return (run) => locks.request(lockName, run);
}

export type LeaseParts = Readonly<{
  database: LocalDatabase;
  holder: string;
  now(): number;
  /** Calls again and again until the returned function is called. */
  repeat(action: () => void, milliseconds: number): () => void;
}>;

export const leaseLength = 30_000;

/**
 * For browsers and addresses without Web Locks: a row that has to be renewed. Should two ever drain at once, because
 * a frozen tab woke up late, the server still does every operation once.
 */
export function leaseLock(parts: LeaseParts): RunAlone {
  return async (run) => {
    if (!(await take(parts))) return undefined;
    const stop = parts.repeat(() => void take(parts).catch(() => false), leaseLength / 3);
    try {
      return await run();
    } finally {
      stop();
      await give(parts);
    }
  };
}

async function take({ database, holder, now }: LeaseParts): Promise<boolean> {
  return database.dexie.transaction('rw', database.device, async () => {
    const held = leaseIn((await database.device.get(lockName))?.value);
    const time = now();
    // An end that no holder can have set comes from a clock that was set back.
    const isFree = held === null || held.until <= time || held.until > time + leaseLength;
    if (!isFree && held.holder !== holder) return false;
    await database.device.put({ key: lockName, value: { holder, until: time + leaseLength } });
    return true;
  });
}

async function give({ database, holder }: LeaseParts): Promise<void> {
  await database.dexie.transaction('rw', database.device, async () => {
    const held = leaseIn((await database.device.get(lockName))?.value);
    if (held?.holder === holder) await database.device.delete(lockName);
  });
}

function leaseIn(value: unknown): { holder: string; until: number } | null {
  if (typeof value !== 'object' || value === null || !('holder' in value) || !('until' in value)) return null;
  const { holder, until } = value;
  return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : null;
}
