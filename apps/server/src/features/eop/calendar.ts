// The days on which components of plans have to be certified again, for the calendar of their point of contact.
import { type CalendarEvent, type CalendarQuery, isWithin } from '@schooldog/domain/calendarFeeds';
import { dateIn } from '@schooldog/domain/dates';
import { canReadEopsAt, componentPath } from '@schooldog/domain/eop';
import type { Reader } from '../../platform/database/database.ts';
import { certifiedComponentsOf } from './store.ts';

/** One that was never certified is due on no day. */
export async function certificationsInCalendar(
  reader: Reader,
  { actor, timeZone, ...days }: CalendarQuery,
): Promise<CalendarEvent[]> {
  const components = await certifiedComponentsOf(reader, actor.userId);
  return components.flatMap((component): CalendarEvent[] => {
    const { id, schoolId, nextCertificationDueTime: due, timeUpdated } = component;
    if (due === null || !canReadEopsAt(actor, schoolId)) return [];
    const date = dateIn(due.toISOString(), timeZone);
    if (!isWithin(days, date)) return [];
    return [
      {
        kind: 'certification',
        id,
        moment: 'due',
        date,
        number: null,
        schoolId,
        path: componentPath(component),
        timeUpdated: timeUpdated.toISOString(),
      },
    ];
  });
}
