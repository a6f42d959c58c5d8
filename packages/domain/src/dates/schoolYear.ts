// A school year runs from July 1 to June 30 and is named by its two years: "2024-2025".
import type { CalendarDate } from './calendarDate.ts';
import { dateIn } from './local.ts';
import type { DateRange } from './range.ts';
import type { Timestamp } from './moment.ts';

export type SchoolYear = string;

const firstMonth = 7;

export function schoolYearOf(date: CalendarDate): SchoolYear {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  return nameFrom(month >= firstMonth ? year : year - 1);
}

/** The school year at a moment, by the calendar of the place. */
export function schoolYearAt(moment: Timestamp, timeZone: string): SchoolYear {
  return schoolYearOf(dateIn(moment, timeZone));
}

export function daysOfSchoolYear(schoolYear: SchoolYear): { from: CalendarDate; to: CalendarDate } {
  const first = firstYearOf(schoolYear);
  return { from: `${fourDigits(first)}-07-01`, to: `${fourDigits(first + 1)}-06-30` } satisfies DateRange;
}

function firstYearOf(schoolYear: SchoolYear): number {
  return Number(schoolYear.slice(0, 4));
}

/** Whether the second year follows the first. */
export function isSchoolYear(name: string): boolean {
  return name === nameFrom(firstYearOf(name));
}

function nameFrom(firstYear: number): SchoolYear {
  return `${fourDigits(firstYear)}-${fourDigits(firstYear + 1)}`;
}

function fourDigits(year: number): string {
  return String(year).padStart(4, '0');
}
