import type { CalendarDate } from '@schooldog/domain/dates';

/** "9/3/2026", as the calendar field writes it. */
export function shortDay(day: CalendarDate): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

/** "09/03/2026", as the days of drills are written, and only those. */
export function fullDay(day: CalendarDate): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
