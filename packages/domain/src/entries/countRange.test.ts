import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type DateRange } from '../dates/index.ts';
import { runs } from '../testing/index.ts';
import { countRangeOf, monthOf } from './countRange.ts';

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2024-01-15', days));

it('counts every day of the range once, as part of a month or alone, and no other day', () => {
  const isExact = fc.property(fc.option(day), fc.option(day), day, (a, b, probe) => {
    const range: DateRange = a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b };
    const { months, days } = countRangeOf(range);
    const inMonths =
      months !== null &&
      (months.from === null || monthOf(probe) >= months.from) &&
      (months.to === null || monthOf(probe) <= months.to);
    const timesByDay = days.filter(({ from, to }) => probe >= from && probe <= to).length;
    const isInside = (range.from === null || probe >= range.from) && (range.to === null || probe <= range.to);
    expect(Number(inMonths) + timesByDay).toBe(isInside ? 1 : 0);
  });
  fc.assert(isExact, runs(1000));
});

it.each([
  [
    { from: null, to: null },
    { months: { from: null, to: null }, days: [] },
  ],
  [
    { from: '2026-02-01', to: '2026-02-28' },
    { months: { from: '2026-02', to: '2026-02' }, days: [] },
  ],
  [
    { from: '2026-02-03', to: '2026-02-09' },
    { months: null, days: [{ from: '2026-02-03', to: '2026-02-09' }] },
  ],
  [
    { from: '2026-01-31', to: '2026-03-01' },
    {
      months: { from: '2026-02', to: '2026-02' },
      days: [
        { from: '2026-01-31', to: '2026-01-31' },
        { from: '2026-03-01', to: '2026-03-01' },
      ],
    },
  ],
])('%j', (range, expected) => {
  expect(countRangeOf(range)).toEqual(expected);
});
