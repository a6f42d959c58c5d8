import type { CalendarDate, Timestamp } from '@schooldog/domain/dates';
import type { Schools } from '@schooldog/domain/permissions';
import type { Period, WorkOrderPriority } from '@schooldog/domain/workOrders';

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
  /** As `startsOfAges`. */
  ageStarts: readonly Timestamp[];
}>;
