import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lookOf } from '../palette.ts';
import { layoutOf } from './layout.ts';
import { nearestPoint, stepFrom } from './point.ts';
import { apart, labelled, pathOf, ticksFor, xOf, yOf } from './scale.ts';

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
  );
});

const area = { left: 40, right: 440, top: 10, bottom: 110 };

it('lines begin at the left and end at the right edge, zero at the bottom', () => {
  expect(pathOf([0, 5, 10], 10, area)).toBe('M40.0 110.0L240.0 60.0L440.0 10.0');
  expect(xOf(0, 1, area)).toBe(240);
});

it('months are labelled as far as there is room, and the last one always', () => {
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
  );
});

function line(id: string, ...values: number[]) {
  return { id, name: id, look: lookOf(0), values, total: 0, before: 0 };
}
const lines = [line('all', 9, 12, 12), line('oak', 5, 8, 2), line('pine', 4, 4, 10)];

it('finds the point that somebody points at', () => {
  const layout = layoutOf({ width: 500, height: 300 }, lines);
  for (const { id, values } of lines)
    for (const [at, value] of values.entries()) {
      const place = { x: xOf(at, values.length, layout.area), y: yOf(value, layout.top, layout.area) };
      expect(nearestPoint(place, layout, lines)).toEqual({ seriesId: id, monthAt: at });
    }
  expect(nearestPoint({ x: 0, y: 0 }, layout, [])).toBeNull();
});

it('goes through the points by keys, beginning with the newest of all schools', () => {
  const press = (...keys: string[]) => {
    let point: ReturnType<typeof stepFrom> = null;
    for (const key of keys) point = stepFrom(point, key, lines) ?? point;
    return point;
  };
  expect(press('End')).toEqual({ seriesId: 'all', monthAt: 2 });
  expect(press('ArrowLeft', 'ArrowDown')).toEqual({ seriesId: 'oak', monthAt: 1 });
  expect(press('ArrowUp', 'Home', 'ArrowLeft')).toEqual({ seriesId: 'pine', monthAt: 0 });
  expect(press('x')).toBeNull();
  expect(stepFrom(null, 'End', [])).toBeNull();
});
