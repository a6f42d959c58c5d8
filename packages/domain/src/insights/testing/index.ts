// Count rows for tests.
import fc from 'fast-check';
import { monthsOf, type Period, periodBefore } from '../chart/months.ts';
import type { CountRow } from '../count.ts';

/** The nine numbers in the order of the rows: 1 to 9, times a factor. */
export function aCountRow(schoolId: string, month: string, factor = 1): CountRow {
  const [a, b, c, d, e, f, g, h, i] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => number * factor);
  return [schoolId, month, a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0, g ?? 0, h ?? 0, i ?? 0];
}

/** In the period, in the one before it, and in some months after it. */
export function someCountRows(schoolIds: readonly string[], period: Period, lastMonth: string) {
  return fc
    .uniqueArray(
      fc.record({
        schoolId: fc.constantFrom(...schoolIds),
        month: fc.constantFrom(...monthsOf({ from: periodBefore(period).from, to: lastMonth })),
        factor: fc.nat({ max: 20 }),
      }),
      { selector: ({ schoolId, month }) => `${schoolId} ${month}` },
    )
    .map((list) => list.map(({ schoolId, month, factor }) => aCountRow(schoolId, month, factor)));
}
