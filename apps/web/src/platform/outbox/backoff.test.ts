import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failuresAfter, isDue, longestOperationDelay, operationDelay, queueDelay } from './backoff.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the pause after a failure', () => {
  const delaysOf = (turnedAway: readonly boolean[]) => {
    let failures = 0;
    return turnedAway.map((shouldBackOff) => {
      failures = failuresAfter(failures, shouldBackOff);
      return queueDelay(failures, null, 1) / minute;
    });
  };
  const quick = 2 / 60;

  it('of an overloaded server is short at first, then doubles from half a minute to five minutes', () => {
    expect(delaysOf([true, true, true, true, true, true, true])).toEqual([quick, 0.5, 1, 2, 4, 5, 5]);
  });

  it('of a broken link is never longer than half a minute, however often it broke', () => {
    expect(delaysOf([false, false, false, false])).toEqual([quick, 0.5, 0.5, 0.5]);
    expect(delaysOf([true, true, true, true, false, true])).toEqual([quick, 0.5, 1, 2, 0.5, 1]);
  });

  it('is at least what the server asked for, but never so long that the app looks dead', () => {
    expect(queueDelay(1, 120, 0)).toBe(2 * minute);
    expect(queueDelay(1, 86_400, 0)).toBe(5 * minute);
  });

  it('is randomized, so that a whole district does not come back in one second', () => {
    expect(queueDelay(1, null, 0)).toBeLessThan(queueDelay(1, null, 1));
  });
});

describe('an operation that failed alone', () => {
  it('waits longer each time, at most a quarter of an hour', () => {
    expect([1, 2, 3, 9].map((tries) => operationDelay(tries) / minute)).toEqual([0.5, 1, 2, 15]);
  });

  it('is due once its time has come', () => {
    expect(isDue(5 * minute, 4 * minute)).toBe(false);
    expect(isDue(5 * minute, 5 * minute)).toBe(true);
  });

  it('is never stuck for longer than the longest delay, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * day }), fc.integer({ min: -5, max: 5 }), (time, days) => {
        const notBefore = time + operationDelay(9);
        const jumped = time + days * day;
        expect(isDue(notBefore, jumped) || isDue(notBefore, jumped + longestOperationDelay)).toBe(true);
      }),
      runs(100),
    );
  });
});
