// The ages of orders as spans of time, the same for lists and for bars.
import { dateIn, endOfDay, startOfDay, type Timestamp } from '@schooldog/domain/dates';
import {
  createdAtAge,
  type OrderAge,
  orderAges,
  type TasksSettings,
  workCalendarIn,
} from '@schooldog/domain/workOrders';

type At = Readonly<{ now: Date; timeZone: string }>;
type Calendar = Pick<TasksSettings, 'isWorkCalendarEnabled' | 'workCalendar'>;

export function createdAtAges(settings: Calendar, ages: readonly OrderAge[], { now, timeZone }: At) {
  const calendar = workCalendarIn(settings);
  const today = dateIn(now.toISOString(), timeZone);
  return ages.map((age) => {
    const { from, to } = createdAtAge(calendar, age, today);
    return {
      from: from === null ? null : startOfDay(from, timeZone),
      until: to === null ? null : endOfDay(to, timeZone),
    };
  });
}

/** When each age but the oldest begins, oldest first. */
export function startsOfAges(settings: Calendar, at: At): Timestamp[] {
  return createdAtAges(settings, orderAges, at)
    .flatMap(({ from }) => (from === null ? [] : [from]))
    .toReversed();
}
