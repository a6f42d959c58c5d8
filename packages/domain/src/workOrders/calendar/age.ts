// How long open orders have been waiting, in work days after the day on which they were created.
import {
  addDays,
  type CalendarDate,
  earliestWithin,
  type WorkWeek,
  workDaysBetween,
} from '../../dates/index.ts';

/** The last one has no upper end. */
export const orderAges = ['0-2', '3-7', '8-14', '15-30', 'over30'] as const;
export type OrderAge = (typeof orderAges)[number];

const most: Record<OrderAge, number> = { '0-2': 2, '3-7': 7, '8-14': 14, '15-30': 30, over30: Infinity };

export function orderAgeOf(calendar: WorkWeek | null, created: CalendarDate, today: CalendarDate): OrderAge {
  const days = workDaysBetween(calendar, created, today);
  return orderAges.find((age) => days <= most[age]) ?? 'over30';
}

/** The creation days of that age, so that lists and charts count the same orders; null is open. */
export function createdAtAge(
  calendar: WorkWeek | null,
  age: OrderAge,
  today: CalendarDate,
): Readonly<{ from: CalendarDate | null; to: CalendarDate | null }> {
  const younger = orderAges[orderAges.indexOf(age) - 1];
  return {
    from: age === 'over30' ? null : earliestWithin(calendar, today, most[age]),
    to: younger === undefined ? null : addDays(earliestWithin(calendar, today, most[younger]), -1),
  };
}
