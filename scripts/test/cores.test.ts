import { expect, test } from 'vitest';
import { sharesOf } from './cores.ts';

test('one core runs one lane', () => {
  expect(sharesOf(1)).toEqual({ lanes: 1, checks: 1, unit: 1, component: 1, db: 2, e2e: 2 });
});

test('two cores run two lanes of about one core each', () => {
  expect(sharesOf(2)).toEqual({ lanes: 2, checks: 1, unit: 1, component: 1, db: 2, e2e: 2 });
});

test.each([3, 4, 8, 64])(
  '%i cores run two lanes that together use no more workers than twice the cores',
  (cores) => {
    const { lanes, checks, unit, component, db, e2e } = sharesOf(cores);
    expect(lanes).toBe(2);
    expect(Math.max(checks, unit, component, db) + e2e).toBeLessThanOrEqual(2 * cores);
    expect(checks + e2e).toBeGreaterThanOrEqual(cores - 1);
  },
);
