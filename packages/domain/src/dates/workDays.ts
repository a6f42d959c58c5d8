// Which days are worked, by a calendar of weekdays and exceptions. Dates are counted as whole days since 1970 and not
// with Temporal, because every list of work orders counts work days.
import type { CalendarDate } from './calendarDate.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

type DayOverride = Readonly<{
  startDate: CalendarDate;
  endDate: CalendarDate;
  type: 'break' | 'work_day';
}>;
export type WorkWeek = Readonly<{ days: readonly Weekday[]; overrides: readonly DayOverride[] }>;

export type DayKind = 'workDay' | 'break' | 'workDayOverride' | 'none';

const dayLength = 86_400_000;
/** 1970-01-01 was a Thursday. */
const firstWeekday = 3;

function dayNumber(date: CalendarDate): number {
  return Date.parse(date) / dayLength;
}

function dateOf(day: number): CalendarDate {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

export function weekdayOf(date: CalendarDate): Weekday {
  const at = (((dayNumber(date) + firstWeekday) % 7) + 7) % 7;
  return weekdays[at] ?? 'monday';
}

/** A work day among the overrides wins over a break on the same day. */
export function dayKind({ days, overrides }: WorkWeek, date: CalendarDate): DayKind {
  const here = overrides.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
  if (here.some(({ type }) => type === 'work_day')) return 'workDayOverride';
  if (here.length > 0) return 'break';
  return days.includes(weekdayOf(date)) ? 'workDay' : 'none';
}

/** Without a calendar every day is worked. */
export function isWorkDay(calendar: WorkWeek | null, date: CalendarDate): boolean {
  if (calendar === null) return true;
  const kind = dayKind(calendar, date);
  return kind === 'workDay' || kind === 'workDayOverride';
}

/** Work days after the first date up to the second; negative when the second is earlier. */
export function workDaysBetween(calendar: WorkWeek | null, from: CalendarDate, to: CalendarDate): number {
  const [first, last] = from <= to ? [dayNumber(from), dayNumber(to)] : [dayNumber(to), dayNumber(from)];
  let count = 0;
  for (let day = first + 1; day <= last; day += 1) if (isWorkDay(calendar, dateOf(day))) count += 1;
  return from <= to ? count : -count;
}

/** The date itself if it is worked, otherwise the nearest in that direction within so many days. */
export function nearestWorkDay(
  calendar: WorkWeek | null,
  date: CalendarDate,
  { step, within }: Readonly<{ step: 1 | -1; within: number }>,
): CalendarDate | null {
  for (let tried = 0; tried <= within; tried += 1) {
    const day = dateOf(dayNumber(date) + step * tried);
    if (isWorkDay(calendar, day)) return day;
  }
  return null;
}

/** The first date whose work days up to `today` are at most this many; earlier dates have more. */
export function earliestWithin(
  calendar: WorkWeek | null,
  today: CalendarDate,
  workDays: number,
): CalendarDate {
  const last = dayNumber(today);
  let counted = 0;
  let day = last;
  while (day > last - furthestBack) {
    if (isWorkDay(calendar, dateOf(day))) counted += 1;
    if (counted > workDays) return dateOf(day);
    day -= 1;
  }
  return dateOf(day);
}

/** A calendar with hardly any work days does not make the search endless. */
const furthestBack = 4000;
