import { beforeEach, describe, expect, it } from 'vitest';
import type { DrainResult } from './drain.ts';
import { createSyncScheduler, type SyncScheduler } from './syncScheduler.ts';

const emptied: DrainResult = { sent: 1, stopped: null };
const noAnswer: DrainResult = {
  sent: 0,
  stopped: { problem: { code: 'network.noAnswer', data: {} }, shouldBackOff: false, retryAfterSeconds: null },
};
const busy: DrainResult = {
  sent: 0,
  stopped: {
    problem: { code: 'server.databaseAway', data: {} },
    shouldBackOff: true,
    retryAfterSeconds: null,
  },
};

let drains: number;
let isOnline: boolean;
let clock: number;
let answer: () => Promise<DrainResult | undefined>;
let syncScheduler: SyncScheduler;
let errors: unknown[];
let timers: { at: number; run: () => void }[];

beforeEach(() => {
  timers = [];
  drains = 0;
  isOnline = true;
  clock = 0;
  errors = [];
  answer = () => Promise.resolve(emptied);
  syncScheduler = createSyncScheduler({
    drainOnce: () => {
      drains += 1;
      return answer();
    },
    mayRun: () => isOnline,
    now: () => clock,
    chance: () => 1,
    later: (milliseconds, run) => void timers.push({ at: clock + milliseconds, run }),
    onError: (error) => errors.push(error),
  });
});

async function runUntil(time: number): Promise<void> {
  if (drains === 0) await syncScheduler.trigger();
  await passTimers(time);
}

async function passTimers(until: number): Promise<void> {
  for (;;) {
    const timer = timers[0];
    if (timer === undefined || timer.at > until) return;
    timers.shift();
    clock = timer.at;
    timer.run();
    await new Promise(setImmediate);
  }
}

describe('the schedule of a tab', () => {
  it('sends at once when something is added to the outbox', async () => {
    await syncScheduler.trigger();
    expect(drains).toBe(1);
  });

  it('does not try without a network or without a user', async () => {
    isOnline = false;
    await syncScheduler.trigger({ urgent: true });
    expect(drains).toBe(0);
  });

  it('drains once at a time, and once more for what came in between', async () => {
    const { promise, resolve } = Promise.withResolvers<DrainResult>();
    answer = () => (drains === 1 ? promise : Promise.resolve(emptied));
    const triggers = [syncScheduler.trigger(), syncScheduler.trigger(), syncScheduler.trigger()];
    expect(drains).toBe(1);
    resolve(emptied);
    await Promise.all(triggers);
    expect(drains).toBe(2);
  });

  it('retries every half minute without an answer, however long that lasts', async () => {
    answer = () => Promise.resolve(noAnswer);
    await runUntil(2_000 + 10 * 60_000);
    // At 0 and 2 s, and then twice in each of ten minutes.
    expect(drains).toBe(22);
  });

  it('pauses longer each time while the server is overloaded', async () => {
    answer = () => Promise.resolve(busy);
    await runUntil(450_000);
    // At 0, 0:02, 0:32, 1:32, 3:32 and 7:32: once more soon, then half a minute, one, two and four minutes.
    expect(drains).toBe(5);
    await runUntil(460_000);
    expect(drains).toBe(6);
  });

  it('continues after the pause, soon where something was sent', async () => {
    const broken: DrainResult = { ...noAnswer, sent: 3 };
    answer = () => Promise.resolve(drains < 4 ? broken : emptied);
    await syncScheduler.trigger();
    await passTimers(Number.POSITIVE_INFINITY);
    expect(drains).toBe(4);
    expect(clock).toBe(3 * 2000);
  });

  it('does not wait for the end of the pause when the network or the user is back', async () => {
    answer = () => Promise.resolve(noAnswer);
    await syncScheduler.trigger();
    await syncScheduler.trigger();
    expect(drains).toBe(1);
    await syncScheduler.trigger({ urgent: true });
    expect(drains).toBe(2);
  });

  it('continues after an error, and reports it', async () => {
    answer = () => Promise.reject(new Error('the database is gone'));
    await syncScheduler.trigger();
    answer = () => Promise.resolve(emptied);
    await syncScheduler.trigger();
    expect(drains).toBe(2);
    expect(errors).toHaveLength(1);
  });
});
