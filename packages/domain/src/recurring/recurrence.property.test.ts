import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarDate, WorkWeek } from '../dates/index.ts';
import { runs } from '../testing/index.ts';
import {
  closedDayRules,
  doneWithoutMaking,
  dueDates,
  nextDate,
  nextNominalDate,
  nominalDates,
  type Recurrence,
  recurrenceUnits,
  type SeriesDates,
  upcomingDates,
} from './index.ts';

const dayLength = 86_400_000;
const written = (day: number): CalendarDate => new Date(day * dayLength).toISOString().slice(0, 10);
const numbered = (date: CalendarDate): number => Date.parse(date) / dayLength;

/** An oracle that looks at every day by itself and never steps from one date to another. */
function isNominal(recurrence: Recurrence, date: CalendarDate): boolean {
  const { recurrenceStartDate: start, recurrenceInterval: interval, recurrenceUnit: unit } = recurrence;
  if (date < start || (recurrence.recurrenceEndDate !== null && date > recurrence.recurrenceEndDate))
    return false;
  const days = numbered(date) - numbered(start);
  if (unit === 'Days') return days % interval === 0;
  if (unit === 'Weeks') return days % (7 * interval) === 0;
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)].map(Number);
  const [startYear, startMonth, startDay] = [start.slice(0, 4), start.slice(5, 7), start.slice(8)].map(
    Number,
  );
  const months = (Number(year) - Number(startYear)) * 12 + Number(month) - Number(startMonth);
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const every = unit === 'Months' ? interval : 12 * interval;
  return months % every === 0 && day === Math.min(Number(startDay), lastDay);
}

const anyDay = fc.oneof(
  fc.integer({ min: numbered('2024-01-01'), max: numbered('2026-12-31') }).map(written),
  fc.constantFrom('2024-02-29', '2025-01-31', '2025-08-31', '2024-12-31', '2026-03-08', '2026-11-01'),
);
const anyRecurrence: fc.Arbitrary<Recurrence> = fc.record({
  recurrenceStartDate: anyDay,
  recurrenceEndDate: fc.option(
    fc.integer({ min: numbered('2027-01-01'), max: numbered('2036-01-01') }).map(written),
  ),
  recurrenceInterval: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 14 }) },
    fc.integer({ min: 1, max: 999 }),
  ),
  recurrenceUnit: fc.constantFrom(...recurrenceUnits),
});

it('dates equal those found by looking at every day of ten years', () => {
  const days = Array.from({ length: 3653 }, (_, at) => written(numbered('2024-01-01') + at));
  fc.assert(
    fc.property(anyRecurrence, fc.integer({ min: 0, max: 3000 }), (recurrence, ahead) => {
      const from = written(numbered('2024-01-01') + ahead);
      const expected = days.filter((date) => date >= from && isNominal(recurrence, date));
      const found: CalendarDate[] = [];
      for (const date of nominalDates(recurrence, from)) {
        if (date > '2033-12-31') break;
        found.push(date);
      }
      expect(found).toEqual(expected);
      const next = nextNominalDate(recurrence, from);
      expect(next).toBe(expected[0] ?? next);
    }),
    runs(200),
  );
});

it('the 31st monthly is the last day of February, and then the 31st of March', () => {
  const monthly: Recurrence = {
    recurrenceStartDate: '2027-01-31',
    recurrenceEndDate: '2028-03-01',
    recurrenceInterval: 1,
    recurrenceUnit: 'Months',
  };
  expect([...nominalDates(monthly, '2027-02-01')].slice(0, 3)).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect([...nominalDates(monthly, '2027-02-01')].at(-1)).toBe('2028-02-29');
  expect(nextNominalDate(monthly, '2028-03-01')).toBeNull();
  expect(nextNominalDate(monthly, '2020-01-01')).toBe('2027-01-31');
});

const calendar: WorkWeek = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  overrides: [
    { startDate: '2025-12-22', endDate: '2026-01-02', type: 'break' },
    { startDate: '2026-06-15', endDate: '2026-09-15', type: 'break' },
  ],
};

const anySeries: fc.Arbitrary<SeriesDates> = fc
  .tuple(anyRecurrence, fc.constantFrom(...closedDayRules))
  .map(([recurrence, closedDayRule]) => ({ ...recurrence, closedDayRule }));

it('a server that runs every day and one that is often down deal with the same dates, each once', () => {
  fc.assert(
    fc.property(
      anySeries,
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 5, maxLength: 15 }),
      (series, gaps) => {
        const dealtWith = (steps: readonly number[]) => {
          let doneThrough: CalendarDate | null = null;
          let today = numbered('2025-10-01');
          const dates: CalendarDate[] = [];
          for (const step of steps) {
            today += step;
            const due = dueDates({ ...series, doneThrough }, calendar, written(today));
            dates.push(...due.map(({ nominal }) => nominal));
            doneThrough = due.at(-1)?.nominal ?? doneThrough;
          }
          return dates;
        };
        const total = gaps.reduce((sum, gap) => sum + gap, 0);
        const daily = dealtWith(Array.from({ length: total }, () => 1));
        expect(dealtWith(gaps)).toEqual(daily);
        expect(new Set(daily).size).toBe(daily.length);
      },
    ),
    runs(30),
  );
});

const everySaturday = (closedDayRule: SeriesDates['closedDayRule']): SeriesDates => ({
  recurrenceStartDate: '2026-06-06',
  recurrenceEndDate: null,
  recurrenceInterval: 1,
  recurrenceUnit: 'Weeks',
  closedDayRule,
});

it('moves, skips or keeps a date on a closed day', () => {
  const days = (rule: SeriesDates['closedDayRule']) =>
    upcomingDates(everySaturday(rule), calendar, { from: '2026-06-06', count: 2 }).map(({ day }) => day);
  expect(days('keep')).toEqual(['2026-06-06', '2026-06-13']);
  expect(days('skip')).toEqual([null, null]);
  expect(days('next')).toEqual(['2026-06-08', null]);
  expect(days('previous')).toEqual(['2026-06-05', '2026-06-12']);
  expect(nextDate({ ...everySaturday('skip'), doneThrough: null }, calendar)).toBeNull();
  expect(nextDate({ ...everySaturday('skip'), doneThrough: null }, null)).toMatchObject({
    day: '2026-06-06',
  });
});

it('makes up nothing after a pause, and leaves what is still to come', () => {
  const series = { ...everySaturday('next'), doneThrough: null };
  expect(doneWithoutMaking(series, calendar, '2026-06-07')).toBeNull();
  expect(doneWithoutMaking(series, calendar, '2026-06-08')).toBe('2026-06-06');
});
