import { expect, it } from 'vitest';
import { addDays, weekdayOf, type WorkWeek } from '../../dates/index.ts';
import {
  createdAtAge,
  defaultWorkCalendar,
  orderAgeOf,
  orderAges,
  overrideProblem,
  suggestedBreaks,
  workCalendarIn,
  workCalendarProblem,
} from './index.ts';

const enabled = (changes: Partial<typeof defaultWorkCalendar>) => ({
  isWorkCalendarEnabled: true,
  workCalendar: { ...defaultWorkCalendar, startTime: '07:00', endTime: '15:30', ...changes },
});

it('checks days and times only while it is enabled', () => {
  expect(workCalendarProblem(enabled({}))).toBeNull();
  expect(workCalendarProblem(enabled({ days: [] }))).toBe('calendarWithoutDay');
  expect(workCalendarProblem(enabled({ endTime: null }))).toBe('calendarWithoutTimes');
  expect(workCalendarProblem(enabled({ endTime: '07:00' }))).toBe('calendarTimesReversed');
  const off = { isWorkCalendarEnabled: false, workCalendar: { ...defaultWorkCalendar, days: [] } };
  expect(workCalendarProblem(off)).toBeNull();
  expect(workCalendarIn(off)).toBeNull();
  expect(workCalendarIn(enabled({}))).toMatchObject({ startTime: '07:00' });
});

it('limits new and changed dates of overrides to two years around today', () => {
  const today = '2028-02-29';
  const problem = (
    startDate: string,
    endDate: string,
    before: { startDate: string; endDate: string } | null = null,
  ) => overrideProblem({ startDate, endDate }, before, today);
  expect(problem('2026-02-28', '2030-02-28')).toBeNull();
  expect(problem('2026-02-27', '2028-02-29')).toBe('overrideOutOfRange');
  expect(problem('2028-02-29', '2030-03-01')).toBe('overrideOutOfRange');
  expect(problem('2028-03-02', '2028-03-01')).toBe('overrideReversed');
  const old = { startDate: '2020-01-01', endDate: '2020-01-05' };
  expect(problem(old.startDate, old.endDate, old)).toBeNull();
  expect(problem(old.startDate, '2020-01-06', old)).toBe('overrideOutOfRange');
});

it('suggests the breaks of a US school year on their dates, summer not ticked', () => {
  const dates = Object.fromEntries(
    suggestedBreaks(2026).map(({ key, startDate, endDate }) => [key, [startDate, endDate]]),
  );
  expect(dates).toMatchObject({
    independenceDay: ['2026-07-03', '2026-07-03'],
    laborDay: ['2026-09-07', '2026-09-07'],
    columbusDay: ['2026-10-12', '2026-10-12'],
    veteransDay: ['2026-11-11', '2026-11-11'],
    thanksgiving: ['2026-11-26', '2026-11-26'],
    winterBreak: ['2026-12-21', '2027-01-01'],
    martinLutherKingDay: ['2027-01-18', '2027-01-18'],
    presidentsDay: ['2027-02-15', '2027-02-15'],
    springBreak: ['2027-03-15', '2027-03-19'],
    memorialDay: ['2027-05-31', '2027-05-31'],
    juneteenth: ['2027-06-18', '2027-06-18'],
  });
  const unticked = suggestedBreaks(2026).filter(({ isTicked }) => !isTicked);
  expect(unticked.map(({ key }) => key)).toEqual(['dayAfterThanksgiving', 'summerBreak']);
});

it('suggests no federal holiday on a weekend, for twenty years', () => {
  for (let year = 2020; year < 2040; year += 1) {
    const breaks = suggestedBreaks(year);
    expect(breaks.filter(({ startDate, endDate }) => endDate < startDate)).toEqual([]);
    const holidays = breaks.filter(({ startDate, endDate }) => startDate === endDate);
    const weekdaysOfHolidays = new Set(holidays.map(({ startDate }) => weekdayOf(startDate)));
    expect(weekdaysOfHolidays.has('saturday') || weekdaysOfHolidays.has('sunday')).toBe(false);
  }
});

it('puts each day of creation into exactly one age, and the dates of an age say the same', () => {
  const calendar: WorkWeek = {
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    overrides: [{ startDate: '2026-10-19', endDate: '2026-10-30', type: 'break' }],
  };
  const today = '2026-11-17';
  for (const using of [calendar, null])
    for (let back = 0; back < 120; back += 1) {
      const created = addDays(today, -back);
      const age = orderAgeOf(using, created, today);
      const within = orderAges.filter((one) => {
        const { from, to } = createdAtAge(using, one, today);
        return (from === null || from <= created) && (to === null || created <= to);
      });
      expect(within).toEqual([age]);
    }
});
