// Where days, months, school years and ranges begin and end in a time zone. An end is the first moment afterwards,
// so that `start <= moment < end` holds for every moment inside and for no other, whatever its precision.
import { Temporal } from 'temporal-polyfill';
import { addDays } from './arithmetic.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { DateRange } from './range.ts';
import { daysOfSchoolYear, type SchoolYear } from './schoolYear.ts';
import { type Timestamp, toTimestamp } from './moment.ts';

/** The first moment of the day, which is not midnight where the clock jumps over it. */
export function startOfDay(date: CalendarDate, timeZone: string): Timestamp {
  return toTimestamp(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds);
}

export function endOfDay(date: CalendarDate, timeZone: string): Timestamp {
  return startOfDay(addDays(date, 1), timeZone);
}

/** Takes any day of the month, or the month alone ("2026-03"). */
export function startOfMonth(month: CalendarDate, timeZone: string): Timestamp {
  return startOfDay(`${month.slice(0, 7)}-01`, timeZone);
}

export function endOfMonth(month: CalendarDate, timeZone: string): Timestamp {
  const next = Temporal.PlainYearMonth.from(month.slice(0, 7)).add({ months: 1 });
  return startOfMonth(next.toString(), timeZone);
}

export function startOfSchoolYear(schoolYear: SchoolYear, timeZone: string): Timestamp {
  return startOfDay(daysOfSchoolYear(schoolYear).from, timeZone);
}

export function endOfSchoolYear(schoolYear: SchoolYear, timeZone: string): Timestamp {
  return endOfDay(daysOfSchoolYear(schoolYear).to, timeZone);
}

/** The moments that a range of days covers; null where it is open. */
export function boundsOfRange(
  range: DateRange,
  timeZone: string,
): { start: Timestamp | null; end: Timestamp | null } {
  return {
    start: range.from === null ? null : startOfDay(range.from, timeZone),
    end: range.to === null ? null : endOfDay(range.to, timeZone),
  };
}

/**
 * The moment at which the clock on the wall shows the time ("14:05"). In spring a time that the clock jumps over
 * reads as if it had not jumped (2:30 becomes 3:30); in autumn the first of the two is meant.
 */
export function momentAt(date: CalendarDate, time: string, timeZone: string): Timestamp {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  return toTimestamp(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}
