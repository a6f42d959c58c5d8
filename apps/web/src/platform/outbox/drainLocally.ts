// One drain of this browser's real outbox under the lock; shared by pages and the service worker.
import type { LocalDatabase } from '../localDatabase/database.ts';
import { drain, type DrainParts, type DrainResult } from './drain.ts';
import { leaseLock, webLock, type RunAlone } from './lock.ts';
import { fetchTransport } from './transport.ts';
import { onUrgent } from './urgentSignal.ts';

export type DrainHooks = Pick<DrainParts, 'userId' | 'onDeparted' | 'onConfirmed' | 'onRejected'>;

const holder = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-');

export function drainLocally(
  database: LocalDatabase,
  hooks: DrainHooks = {},
): Promise<DrainResult | undefined> {
  const run = () => drain({ database, transport: fetchTransport, now: Date.now, onUrgent, ...hooks });
  return runAloneIn(database)(run);
}

function runAloneIn(database: LocalDatabase): RunAlone {
  // The type says locks are always there; over plain http they are not.
  const locks: LockManager | undefined = navigator.locks;
  if (locks !== undefined) return webLock(locks);
  return leaseLock({
    database,
    holder,
    now: Date.now,
    repeat: (action, milliseconds) => {
      const timer = setInterval(action, milliseconds);
      return () => clearInterval(timer);
    },
  });
}
