import type { CalendarDate } from '@schooldog/domain/dates';

/** "09/03/2026", in both languages. */
export function dayText(day: CalendarDate): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
