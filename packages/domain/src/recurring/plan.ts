// On which day the order of a nominal date is made, and which orders are due.
import {
  addDays,
  type CalendarDate,
  type DayKind,
  dayKind,
  isWorkDay,
  nearestWorkDay,
  type WorkWeek,
} from '../dates/index.ts';
import { nominalDates, type Recurrence } from './recurrence.ts';

/** What happens when a date falls on a day that is not worked. */
export const closedDayRules = ['keep', 'skip', 'next', 'previous'] as const;
export type ClosedDayRule = (typeof closedDayRules)[number];

/** A work day that is further away is none. */
const mostDaysMoved = 60;

/** Null when the date is skipped. Without an enabled calendar there are no closed days. */
export function dayOfMaking(
  calendar: WorkWeek | null,
  rule: ClosedDayRule,
  nominal: CalendarDate,
): CalendarDate | null {
  if (rule === 'keep' || isWorkDay(calendar, nominal)) return nominal;
  if (rule === 'skip') return null;
  return nearestWorkDay(calendar, nominal, { step: rule === 'next' ? 1 : -1, within: mostDaysMoved });
}

export type SeriesDates = Recurrence & Readonly<{ closedDayRule: ClosedDayRule }>;

export type PlannedDate = Readonly<{
  nominal: CalendarDate;
  /** Null when it is skipped. */
  day: CalendarDate | null;
  kind: DayKind;
}>;

function planned(series: SeriesDates, calendar: WorkWeek | null, nominal: CalendarDate): PlannedDate {
  return {
    nominal,
    day: dayOfMaking(calendar, series.closedDayRule, nominal),
    kind: calendar === null ? 'workDay' : dayKind(calendar, nominal),
  };
}

/** The next dates from the day on, for a preview. */
export function upcomingDates(
  series: SeriesDates,
  calendar: WorkWeek | null,
  { from, count }: Readonly<{ from: CalendarDate; count: number }>,
): PlannedDate[] {
  const dates: PlannedDate[] = [];
  for (const nominal of nominalDates(series, from)) {
    if (dates.length >= count) break;
    dates.push(planned(series, calendar, nominal));
  }
  return dates;
}

/** `doneThrough` is the last nominal date that was dealt with; null before the first. */
export type Progress = Readonly<{ doneThrough: CalendarDate | null }>;

/**
 * Dates after the last one that was dealt with whose day has come, in order. Several of them make one order: they fell
 * on one work day, or the server was down. Days never go backward, so the first that has not come ends the search.
 */
export function dueDates(
  series: SeriesDates & Progress,
  calendar: WorkWeek | null,
  today: CalendarDate,
): PlannedDate[] {
  const due: PlannedDate[] = [];
  for (const nominal of nominalDates(series, firstOpen(series))) {
    const date = planned(series, calendar, nominal);
    if ((date.day ?? nominal) > today) break;
    due.push(date);
  }
  return due;
}

/** The first date that is not made yet and not skipped; null when the series has ended. */
export function nextDate(series: SeriesDates & Progress, calendar: WorkWeek | null): PlannedDate | null {
  let tried = 0;
  for (const nominal of nominalDates(series, firstOpen(series))) {
    const date = planned(series, calendar, nominal);
    if (date.day !== null) return date;
    tried += 1;
    if (tried >= mostSkipped) return null;
  }
  return null;
}

/** A series whose dates are all on closed days has no next date. */
const mostSkipped = 400;

/** After a pause nothing is made up: everything whose day has come counts as dealt with. */
export function doneWithoutMaking(
  series: SeriesDates & Progress,
  calendar: WorkWeek | null,
  today: CalendarDate,
): CalendarDate | null {
  return dueDates(series, calendar, today).at(-1)?.nominal ?? series.doneThrough;
}

function firstOpen({ doneThrough, recurrenceStartDate }: SeriesDates & Progress): CalendarDate {
  return doneThrough === null ? recurrenceStartDate : addDays(doneThrough, 1);
}
