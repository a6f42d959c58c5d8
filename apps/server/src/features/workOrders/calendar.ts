// The days on which work orders of a person are due or scheduled, for the person's calendar.
import { type CalendarEvent, type CalendarQuery, isWithin } from '@schooldog/domain/calendarFeeds';
import { canOpenWorkOrders, openStatuses, workOrderPath, workOrderScope } from '@schooldog/domain/workOrders';
import type { Reader } from '../../platform/database/database.ts';
import { datedOrders } from './listStore.ts';

/** Those assigned to the person and not finished. One that is scheduled and due is in it twice. */
export async function ordersInCalendar(
  reader: Reader,
  { actor, ...days }: CalendarQuery,
): Promise<CalendarEvent[]> {
  const scope = workOrderScope(actor);
  if (scope === null || !canOpenWorkOrders(actor)) return [];
  const wanted = { statuses: openStatuses, assigneeIds: [actor.userId] };
  const orders = await datedOrders(reader, { scope, wanted }, days);
  return orders.flatMap(({ dueDate, scheduledStartDate, ...order }) => {
    const event = { ...order, kind: 'workOrder', path: workOrderPath(order.id) } as const;
    return [
      { ...event, moment: 'due' as const, date: dueDate },
      { ...event, moment: 'scheduled' as const, date: scheduledStartDate },
    ].flatMap(({ date, ...rest }) => (date !== null && isWithin(days, date) ? [{ ...rest, date }] : []));
  });
}
