import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from './calendarDate.ts';

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/**
 * A day that the month does not have becomes its last one. Count a series from its first day and not from step to
 * step: the 31st monthly gives 28 February and then 31 March.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

export function lastDayOfMonth(date: CalendarDate): CalendarDate {
  const day = Temporal.PlainDate.from(date);
  return day.with({ day: day.daysInMonth }).toString();
}
