import { expect, it } from 'vitest';
import {
  addDays,
  dayKind,
  earliestWithin,
  isWorkDay,
  nearestWorkDay,
  weekdayOf,
  type WorkWeek,
  workDaysBetween,
} from './index.ts';

const calendar: WorkWeek = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  overrides: [
    { startDate: '2026-12-21', endDate: '2027-01-01', type: 'break' },
    { startDate: '2026-12-29', endDate: '2026-12-29', type: 'work_day' },
    { startDate: '2026-11-21', endDate: '2026-11-21', type: 'work_day' },
  ],
};

it('tells the four kinds of day apart, and a work day wins over a break', () => {
  expect(dayKind(calendar, '2026-11-17')).toBe('workDay');
  expect(dayKind(calendar, '2026-11-22')).toBe('none');
  expect(dayKind(calendar, '2026-11-21')).toBe('workDayOverride');
  expect(dayKind(calendar, '2026-12-25')).toBe('break');
  expect(dayKind(calendar, '2026-12-26')).toBe('break');
  expect(dayKind(calendar, '2026-12-29')).toBe('workDayOverride');
});

it('knows the weekday, before and after 1970', () => {
  expect(weekdayOf('2026-11-17')).toBe('tuesday');
  expect(weekdayOf('1969-12-31')).toBe('wednesday');
  expect(weekdayOf('2000-02-29')).toBe('tuesday');
});

it('counts work days after the first date, in both directions', () => {
  expect(workDaysBetween(calendar, '2026-11-17', '2026-11-17')).toBe(0);
  expect(workDaysBetween(calendar, '2026-11-17', '2026-11-18')).toBe(1);
  expect(workDaysBetween(calendar, '2026-11-20', '2026-11-23')).toBe(2);
  expect(workDaysBetween(calendar, '2026-11-23', '2026-11-20')).toBe(-2);
  expect(workDaysBetween(calendar, '2026-12-18', '2027-01-04')).toBe(2);
  expect(workDaysBetween(null, '2026-12-18', '2027-01-04')).toBe(17);
});

it('finds the nearest work day in either direction, and none beyond the limit', () => {
  expect(nearestWorkDay(calendar, '2026-11-28', { step: 1, within: 60 })).toBe('2026-11-30');
  expect(nearestWorkDay(calendar, '2026-11-28', { step: -1, within: 60 })).toBe('2026-11-27');
  expect(nearestWorkDay(calendar, '2026-11-27', { step: 1, within: 60 })).toBe('2026-11-27');
  const closed: WorkWeek = {
    ...calendar,
    overrides: [{ startDate: '2026-01-01', endDate: '2026-12-31', type: 'break' }],
  };
  expect(nearestWorkDay(closed, '2026-06-01', { step: 1, within: 60 })).toBeNull();
});

it('finds the earliest date within so many work days, as counting them one by one would', () => {
  const today = '2027-01-05';
  for (const most of [0, 2, 7, 14, 30]) {
    const earliest = earliestWithin(calendar, today, most);
    expect(workDaysBetween(calendar, earliest, today)).toBeLessThanOrEqual(most);
    expect(workDaysBetween(calendar, addDays(earliest, -1), today)).toBeGreaterThan(most);
  }
});

it('without a calendar every day is worked', () => {
  expect(isWorkDay(null, '2026-12-25')).toBe(true);
});
