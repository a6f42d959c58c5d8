import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { drillsOfYear, isDayOff } from './plan.ts';

it.each([
  ['2025-12-25', true],
  ['2026-09-07', true],
  ['2026-09-14', false],
  ['2026-11-26', true],
  ['2026-10-10', true],
  ['2026-10-12', false],
])('%s is a day off: %s', (day, isOff) => {
  expect(isDayOff(day)).toBe(isOff);
});

it('no drill of the demo is on a day off', () => {
  const days = {
    schoolYear: '2026-2027',
    schoolId: null,
    firstDay: '2026-08-03',
    lastDay: '2027-05-21',
  } as const;
  const random = seededRandom(7);
  const dates = Array.from({ length: 50 }, () => drillsOfYear(days, random)).flat();
  expect(dates.length).toBeGreaterThan(500);
  expect(dates.filter(({ drillDate }) => isDayOff(drillDate))).toEqual([]);
});
