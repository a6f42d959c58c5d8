// What is asked of the analytics, once a filter has met a person, a day and a calendar.
import type { CalendarDate, Timestamp } from '../../dates/index.ts';
import type { Schools } from '../../permissions/index.ts';
import type { WorkOrderPriority } from '../workOrder.ts';
import type { Period } from './period.ts';

/** All that the numbers depend on besides the orders, so that people who ask the same share an answer. */
export type AnalyticsQuestion = Readonly<{
  schools: Schools;
  priorities: readonly (WorkOrderPriority | 'Unknown')[] | null;
  boardIds: readonly string[] | null;
  assigneeIds: readonly string[] | null;
  optionIds: readonly string[] | null;
  period: Period;
  today: CalendarDate;
  timeZone: string;
  calendarKey: string;
  /** When each age but the oldest begins, oldest first. */
  ageStarts: readonly Timestamp[];
}>;
