import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { medianOf } from './index.ts';

it('is the value in the middle of all sorted values, or between the two', () => {
  expect(medianOf(new Map())).toBeNull();
  expect(medianOf(new Map([[60, 1]]))).toBe(60);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { minLength: 1 }), (values) => {
      const sorted = values.toSorted((a, b) => a - b);
      const half = sorted.length / 2;
      const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
      const counts = new Map<number, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      expect(medianOf(counts)).toBe((low + high) / 2);
    }),
    runs(100),
  );
});
