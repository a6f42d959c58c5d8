import type { CalendarDate } from '@schooldog/domain/dates';

/** "9/3/2026", as the calendar field writes it. */
export function shortDay(day: CalendarDate): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}
