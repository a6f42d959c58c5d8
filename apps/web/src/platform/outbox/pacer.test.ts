import { beforeEach, describe, expect, it } from 'vitest';
import type { DrainResult } from './drain.ts';
import { createPacer, type Pacer } from './pacer.ts';

const emptied: DrainResult = { sent: 1, stopped: null };
const noAnswer: DrainResult = {
  sent: 0,
  stopped: { problem: { code: 'network.noAnswer', data: {} }, retryAfterSeconds: null },
};

let drains: number;
let isOnline: boolean;
let clock: number;
let answer: () => Promise<DrainResult | undefined>;
let pacer: Pacer;
let errors: unknown[];
let timers: { at: number; run: () => void }[];

beforeEach(() => {
  timers = [];
  drains = 0;
  isOnline = true;
  clock = 0;
  errors = [];
  answer = () => Promise.resolve(emptied);
  pacer = createPacer({
    drainOnce: () => {
      drains += 1;
      return answer();
    },
    mayRun: () => isOnline,
    now: () => clock,
    chance: () => 0.5,
    later: (milliseconds, run) => void timers.push({ at: clock + milliseconds, run }),
    onError: (error) => errors.push(error),
  });
});

describe('the pace of a tab', () => {
  it('sends at once when something is put into the outbox', async () => {
    await pacer.kick();
    expect(drains).toBe(1);
  });

  it('does not try without a network or without a person', async () => {
    isOnline = false;
    await pacer.kick({ urgent: true });
    expect(drains).toBe(0);
  });

  it('drains once at a time, and once more for what came in between', async () => {
    const { promise, resolve } = Promise.withResolvers<DrainResult>();
    answer = () => (drains === 1 ? promise : Promise.resolve(emptied));
    const kicks = [pacer.kick(), pacer.kick(), pacer.kick()];
    expect(drains).toBe(1);
    resolve(emptied);
    await Promise.all(kicks);
    expect(drains).toBe(2);
  });

  it('pauses when nobody answers, and longer each time', async () => {
    answer = () => Promise.resolve(noAnswer);
    for (clock = 0; clock <= 300_000; clock += 30_000) await pacer.kick();
    // Once more soon, then half a minute, one, two and four minutes after each other: at 0, 0:30, 1:00, 2:00 and 4:00.
    expect(drains).toBe(5);
  });

  it('goes on by itself after the pause, soon where something had got through', async () => {
    const broken: DrainResult = { ...noAnswer, sent: 3 };
    answer = () => Promise.resolve(drains < 4 ? broken : emptied);
    await pacer.kick();
    while (timers.length > 0) {
      const [timer] = timers.splice(0, 1);
      clock = timer?.at ?? 0;
      timer?.run();
      await new Promise(setImmediate);
    }
    expect(drains).toBe(4);
    expect(clock).toBe(3 * 2000);
  });

  it('does not wait for the end of the pause when the network or the person is back', async () => {
    answer = () => Promise.resolve(noAnswer);
    await pacer.kick();
    await pacer.kick();
    expect(drains).toBe(1);
    await pacer.kick({ urgent: true });
    expect(drains).toBe(2);
  });

  it('goes on after an error, and tells it', async () => {
    answer = () => Promise.reject(new Error('the database is gone'));
    await pacer.kick();
    answer = () => Promise.resolve(emptied);
    await pacer.kick();
    expect(drains).toBe(2);
    expect(errors).toHaveLength(1);
  });
});
