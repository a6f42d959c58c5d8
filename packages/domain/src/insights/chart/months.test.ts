import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import {
  comparisonSince,
  countedPeriod,
  daysOfPeriod,
  isMonth,
  lastMonths,
  monthCount,
  monthsThatAreOver,
  monthsOf,
  mostMonths,
  normalizePeriod,
  periodBefore,
  schoolYearPeriod,
  schoolYears,
} from './months.ts';

const month = fc
  .record({ year: fc.integer({ min: 1950, max: 2900 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month: number }) => `${year}-${String(number).padStart(2, '0')}`);

it('a period has each of its months once, and the one before it ends where it begins', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: mostMonths }), (last, count) => {
      const period = lastMonths(last, count);
      const months = monthsOf(period);
      expect(months).toEqual([...new Set(months)].toSorted());
      expect(months.every(isMonth)).toBe(true);
      expect([months.length, months.at(-1)]).toEqual([count, last]);
      const before = periodBefore(period);
      expect(monthCount(before)).toBe(count);
      expect(monthsOf({ from: before.from, to: period.to })).toEqual([...monthsOf(before), ...months]);
    }),
    runs(100),
  );
});

it('crosses the turn of the year', () => {
  expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(periodBefore({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-10', to: '2025-12' });
});

it('a school year runs from July to June', () => {
  expect(schoolYearPeriod('2025-2026')).toEqual({ from: '2025-07', to: '2026-06' });
  expect(schoolYears('2026-06', 2)).toEqual(['2025-2026', '2024-2025']);
  expect(schoolYears('2026-07', 2)).toEqual(['2026-2027', '2025-2026']);
});

it('counts a period up to the current month, and compares it with as many months', () => {
  const counted = countedPeriod(schoolYearPeriod('2026-2027'), '2026-11');
  expect(counted).toEqual({ from: '2026-07', to: '2026-11' });
  expect(periodBefore(counted)).toEqual({ from: '2026-02', to: '2026-06' });
  const untouched = [schoolYearPeriod('2025-2026'), lastMonths('2026-11', 12), schoolYearPeriod('2027-2028')];
  expect(untouched.map((period) => countedPeriod(period, '2026-11'))).toEqual(untouched);
  expect(countedPeriod({ from: '2026-11', to: '2026-12' }, '2026-11')).toEqual(lastMonths('2026-11', 1));
});

it('swaps reversed ends and cuts what is too long', () => {
  expect(normalizePeriod('2026-05', '2026-01')).toEqual({ from: '2026-01', to: '2026-05' });
  expect(monthCount(normalizePeriod('1950-01', '2026-01'))).toBe(mostMonths);
});

it('ends with the last day of its last month', () => {
  expect(daysOfPeriod({ from: '2028-01', to: '2028-02' })).toEqual({ from: '2028-01-01', to: '2028-02-29' });
  expect(daysOfPeriod({ from: '2026-12', to: '2026-12' })).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

it.each([
  ['2025-01', { from: '2026-01', to: '2026-03' }, { from: '2025-10', to: '2025-12' }],
  ['2025-11', { from: '2026-02', to: '2026-03' }, { from: '2025-11', to: '2025-12' }],
])('with records since %s only the months that both periods have are compared', (first, now, before) => {
  expect(comparisonSince(first, { from: '2026-01', to: '2026-03' })).toEqual({ now, before });
});

it.each([
  [lastMonths('2026-11', 12), { from: '2025-12', to: '2026-10' }],
  [lastMonths('2026-10', 3), lastMonths('2026-10', 3)],
  [lastMonths('2026-11', 1), null],
  [schoolYearPeriod('2027-2028'), null],
])('of %o in November 2026 the months that are over are %o', (period, over) => {
  expect(monthsThatAreOver(period, '2026-11')).toEqual(over);
});

it('makes no comparison where the period before has no records', () => {
  expect(comparisonSince('2026-01', { from: '2026-01', to: '2026-03' })).toBeNull();
  expect(comparisonSince(undefined, { from: '2026-01', to: '2026-03' })).toBeNull();
});
