// What a person's calendar shows: that something is due or scheduled on a day, and where. Outside calendars are read by
// others and keep copies, so an event holds no description, place, name of a person or comment.
import { addDays, addMonths, type CalendarDate, type Timestamp } from '../dates/index.ts';
import type { Actor } from '../permissions/index.ts';
import { calendarFeedLimits } from './limits.ts';

export type CalendarEvent = Readonly<{
  kind: 'workOrder' | 'drill' | 'certification';
  /** Of the record. */
  id: string;
  moment: 'due' | 'scheduled';
  date: CalendarDate;
  /** Of a work order. */
  number: number | null;
  schoolId: string;
  /** Its page in the app. */
  path: string;
  timeUpdated: Timestamp;
}>;

export type CalendarDays = Readonly<{ from: CalendarDate; to: CalendarDate }>;

/** Whose calendar it is, and its days; each feature limits its events to what the person may see now. */
export type CalendarQuery = CalendarDays & Readonly<{ actor: Actor; timeZone: string }>;

export function calendarDays(today: CalendarDate): CalendarDays {
  const { daysBack, monthsAhead } = calendarFeedLimits;
  return { from: addDays(today, -daysBack), to: addMonths(today, monthsAhead) };
}

export function isWithin({ from, to }: CalendarDays, date: CalendarDate): boolean {
  return from <= date && date <= to;
}

/** The same at every read, so that calendars move an event instead of adding a second one. */
export function eventUid({ kind, id, moment }: Pick<CalendarEvent, 'kind' | 'id' | 'moment'>): string {
  return `${kind}-${id}-${moment}@schooldog`;
}
