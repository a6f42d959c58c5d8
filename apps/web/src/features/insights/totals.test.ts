import { opinions } from '@schooldog/domain/entries';
import { countChoiceOf, type CountRow } from '@schooldog/domain/insights';
import { chartSeries, monthsOf, periodBefore } from '@schooldog/domain/insights/chart';
import { sourceTypes } from '@schooldog/domain/permissions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOf, totalsByOpinion } from './totals.ts';

const ids = ['OakHill0000000000001', 'PineRidge00000000001', 'CedarCreek0000000001'];
const period = { from: '2026-08', to: '2026-10' };

/** The nine numbers in the order of the rows: 1 to 9, times a factor. */
function row(schoolId: string, month: string, factor = 1): CountRow {
  const [a, b, c, d, e, f, g, h, i] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => number * factor);
  return [schoolId, month, a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0, g ?? 0, h ?? 0, i ?? 0];
}
const rows = fc
  .uniqueArray(
    fc.record({
      schoolId: fc.constantFrom(...ids),
      month: fc.constantFrom(...monthsOf({ from: periodBefore(period).from, to: '2026-12' })),
      factor: fc.nat({ max: 20 }),
    }),
    { selector: ({ schoolId, month }) => `${schoolId} ${month}` },
  )
  .map((list) => list.map(({ schoolId, month, factor }) => row(schoolId, month, factor)));

it('of the opinions add up to the line of all schools, in this period and in the one before', () => {
  fc.assert(
    fc.property(
      rows,
      fc.subarray([...ids]),
      fc.constantFrom('all' as const, ...opinions),
      fc.subarray([...sourceTypes]),
      (given, schoolIds, opinion, walkTypes) => {
        const choice = countChoiceOf({ selectedObservationType: opinion }, walkTypes);
        const words = { allSchools: '', unknownSchool: '' };
        const names = new Map<string, string>();
        const { all } = chartSeries({ rows: given, period, choice, schoolNames: names, schoolIds, words });
        const byOpinion = totalsByOpinion({ rows: given, period, walkTypes: choice.walkTypes, schoolIds });
        const counted = opinion === 'all' ? opinions : [opinion];
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(counted.map((one) => byOpinion[one].now))).toBe(all.total);
        expect(sum(counted.map((one) => byOpinion[one].before))).toBe(all.before);
      },
    ),
  );
});

it.each([
  [
    { now: 30, before: 20 },
    { direction: 'up', difference: 10, percent: 50 },
  ],
  [
    { now: 10, before: 20 },
    { direction: 'down', difference: -10, percent: 50 },
  ],
  [
    { now: 20, before: 20 },
    { direction: 'same', difference: 0, percent: 0 },
  ],
  [
    { now: 5, before: 0 },
    { direction: 'up', difference: 5, percent: null },
  ],
] as const)('from %o the change is %o', (total, change) => {
  expect(changeOf(total)).toEqual(change);
});
