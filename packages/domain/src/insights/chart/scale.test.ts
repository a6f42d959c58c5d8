import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { apart, labelled, pathOf, runningPathOf, ticksFor, xOf } from './scale.ts';

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [42, [0, 20, 40, 60]],
  [1000, [0, 500, 1000]],
])('up to %i the axis has the ticks %o', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks);
});

it('the axis always reaches the largest value with a few whole steps', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (largest) => {
      const ticks = ticksFor(largest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
    runs(100),
  );
});

const area = { left: 40, right: 440, top: 10, bottom: 110 };

it('lines begin at the left and end at the right edge, zero at the bottom', () => {
  expect(pathOf([0, 5, 10], 10, area)).toBe('M40.0 110.0L240.0 60.0L440.0 10.0');
  expect(xOf(0, 1, area)).toBe(240);
});

it('of a month that is not over, the step to it is a line of its own', () => {
  expect(runningPathOf([0, 5, 10], 10, area)).toEqual({
    certain: 'M40.0 110.0L240.0 60.0',
    soFar: 'M240.0 60.0L440.0 10.0',
  });
  expect(runningPathOf([5], 10, area)).toEqual({ certain: '', soFar: '' });
});

it('months are labeled as far as there is room, and the last one always', () => {
  expect(labelled(4, 400, 64)).toEqual([0, 1, 2, 3]);
  expect(labelled(36, 400, 64)).toEqual([5, 11, 17, 23, 29, 35]);
});

it('names at the ends of lines never cover each other and stay inside', () => {
  const heights = fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(heights, (wanted) => {
      const placed = apart(wanted, 16, { top: 10, bottom: 200 });
      const sorted = placed.toSorted((a, b) => a - b);
      expect(sorted.every((y, at) => at === 0 || y - (sorted[at - 1] ?? 0) >= 16)).toBe(true);
      expect(sorted.every((y) => y >= 10 && y <= 200)).toBe(true);
    }),
    runs(100),
  );
});
