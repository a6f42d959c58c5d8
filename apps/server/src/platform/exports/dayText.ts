import type { CalendarDate } from '@schooldog/domain/dates';

/** "09/03/2026": as written in the United States; a file name takes no slashes. */
export function dayText(date: CalendarDate, separator: '/' | '-' = '/'): string {
  const [year, month, day] = date.split('-');
  return [month, day, year].join(separator);
}
