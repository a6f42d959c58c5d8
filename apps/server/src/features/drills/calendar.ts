// The drills of the schools where a person records them, for the person's calendar.
import type { CalendarEvent, CalendarQuery } from '@schooldog/domain/calendarFeeds';
import { drillEventTypes, drillPath, schoolsWithDrills } from '@schooldog/domain/drills';
import type { Reader } from '../../platform/database/database.ts';
import { datedDrills } from './listStore.ts';

/** Real events were not scheduled. */
const eventTypes = drillEventTypes.filter((type) => type !== 'real');

export async function drillsInCalendar(
  reader: Reader,
  { actor, from, to }: CalendarQuery,
): Promise<CalendarEvent[]> {
  const schools = schoolsWithDrills(actor);
  if (schools.length === 0) return [];
  const drills = await datedDrills(reader, { schools, eventTypes, from, to });
  return drills.map((drill) => ({
    ...drill,
    kind: 'drill',
    moment: 'scheduled',
    number: null,
    path: drillPath(drill.id),
  }));
}
