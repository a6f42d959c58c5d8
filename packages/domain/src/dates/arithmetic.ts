// Days have no time zone, so the clock of UTC, where each has 24 hours, counts them. This does not use the Temporal
// polyfill, which would come with the first page of everybody.
import type { CalendarDate } from './calendarDate.ts';

const dayLength = 24 * 60 * 60 * 1000;

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayAt(Date.parse(date) + days * dayLength);
}

/**
 * A day that the month does not have becomes its last one. Count a series from its first day and not from step to
 * step: the 31st monthly gives 28 February and then 31 March.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const day = new Date(date);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  return dayAt(Date.UTC(year, month, Math.min(day.getUTCDate(), daysIn(year, month))));
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}

export function lastDayOfMonth(date: CalendarDate): CalendarDate {
  const day = new Date(date);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return dayAt(Date.UTC(year, month, daysIn(year, month)));
}

/** Month 0 is January, and 12 the January of the next year. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

function dayAt(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10);
}
