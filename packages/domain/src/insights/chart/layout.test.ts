import { expect, it } from 'vitest';
import { layoutOf, strongLines } from './layout.ts';
import { axisMonths, yearsOf } from './monthNames.ts';
import { lastMonths, monthsOf } from './months.ts';
import { lookOf } from './palette.ts';
import { areaOf } from './scale.ts';
import { allSchools, type Series } from './series.ts';

const line = (id: string, total: number): Series => ({
  id,
  name: id,
  look: lookOf(0),
  values: [0, total],
  total,
  before: 0,
});
const schools = (count: number) => Array.from({ length: count }, (_, at) => line(`school ${at}`, at + 1));
const size = { width: 900, height: 400 };

it('few lines all stand out, of many the largest five and the line of all schools', () => {
  expect(strongLines(schools(8))).toHaveLength(8);
  expect(strongLines([line(allSchools, 45), ...schools(9)]).map(({ id }) => id)).toEqual([
    allSchools,
    'school 4',
    'school 5',
    'school 6',
    'school 7',
    'school 8',
  ]);
});

it('names stand at the ends of lines where there is room for them', () => {
  const lines = schools(9);
  expect(layoutOf(size, lines).names).toEqual([]);
  expect(layoutOf(size, lines, strongLines(lines)).names.map((name) => name.line.id)).toHaveLength(5);
  expect(layoutOf(size, schools(3)).names).toHaveLength(3);
  expect(layoutOf({ width: 360, height: 300 }, schools(3)).names).toEqual([]);
});

it('an area goes down to zero at both ends, and a single month has none', () => {
  const area = { left: 40, right: 440, top: 10, bottom: 110 };
  expect(areaOf([5, 10], 10, area)).toBe('M40.0 60.0L440.0 10.0L440.0 110L40.0 110Z');
  expect(areaOf([5], 10, area)).toBe('');
});

it('an axis says the year at its first month and where a year begins', () => {
  const months = monthsOf(lastMonths('2027-01', 4));
  expect(axisMonths(months, 900, 'en').map(({ month, year }) => [month, year])).toEqual([
    ['Oct', '2026'],
    ['Nov', null],
    ['Dec', null],
    ['Jan', '2027'],
  ]);
  expect(axisMonths(months, 100, 'es').map(({ at, month, year }) => [at, month, year])).toEqual([
    [1, 'nov', '2026'],
    [3, 'ene', '2027'],
  ]);
  expect(yearsOf(months)).toEqual([
    { year: '2026', count: 3 },
    { year: '2027', count: 1 },
  ]);
});
