import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { openLocalDatabase, type LocalDatabase } from '../localDatabase/database.ts';
import { leaseLength, leaseLock, webLock, type RunAlone } from './lock.ts';

let database: LocalDatabase;
let clock: number;
let renewals: Set<() => void>;

beforeEach(() => {
  database = openLocalDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  clock = Date.parse('2026-09-07T12:00:00Z');
  renewals = new Set();
});

function tab(holder: string): RunAlone {
  const repeat = (action: () => void) => {
    renewals.add(action);
    return () => void renewals.delete(action);
  };
  return leaseLock({ database, holder, now: () => clock, repeat });
}

const forever = () => new Promise<never>(() => undefined);
const nothing = () => Promise.resolve('ran');

describe('the lease', () => {
  it('lets one tab run at a time', async () => {
    const held = Promise.withResolvers<string>();
    const first = tab('first')(() => held.promise);
    expect(await tab('second')(nothing)).toBe(undefined);
    held.resolve('done');
    expect(await first).toBe('done');
    expect(await tab('second')(nothing)).toBe('ran');
  });

  it('is released when the work fails', async () => {
    await expect(tab('first')(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await tab('second')(nothing)).toBe('ran');
  });

  it('expires when its tab has died', async () => {
    const { promise: started, resolve } = Promise.withResolvers<void>();
    void tab('first')(() => {
      resolve();
      return forever();
    });
    await started;
    clock += leaseLength - 1;
    expect(await tab('second')(nothing)).toBe(undefined);
    clock += 1;
    expect(await tab('second')(nothing)).toBe('ran');
  });

  it('is renewed while its tab lives', async () => {
    const { promise: started, resolve } = Promise.withResolvers<void>();
    void tab('first')(() => {
      resolve();
      return forever();
    });
    await started;
    clock += leaseLength - 1;
    for (const renew of renewals) renew();
    // Transactions on one table are serialized, so this read comes after the renewal.
    await database.dexie.transaction('rw', database.device, () => database.device.count());
    clock += 2;
    expect(await tab('second')(nothing)).toBe(undefined);
  });

  it('does not outlive a clock that is set back by a day', async () => {
    const { promise: started, resolve } = Promise.withResolvers<void>();
    void tab('first')(() => {
      resolve();
      return forever();
    });
    await started;
    clock -= 86_400_000;
    expect(await tab('second')(nothing)).toBe('ran');
  });
});

describe('the lock of the browser', () => {
  it('makes the second wait for the first', async () => {
    const order: string[] = [];
    const run = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    const alone = webLock(navigator.locks);
    await Promise.all([alone(run('first')), alone(run('second'))]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});
