// "due in N work days", the same in the form and in the list.
import { type CalendarDate, type WorkWeek, workDaysBetween } from '../../dates/index.ts';

export type DueIn = Readonly<{ days: number; unit: 'day' | 'workDay' }>;

/** Null once the day is past; without a calendar all days count. */
export function dueIn(
  calendar: WorkWeek | null,
  today: CalendarDate,
  dueDate: CalendarDate | null,
): DueIn | null {
  if (dueDate === null || dueDate < today) return null;
  return {
    days: workDaysBetween(calendar, today, dueDate),
    unit: calendar === null ? 'day' : 'workDay',
  };
}
