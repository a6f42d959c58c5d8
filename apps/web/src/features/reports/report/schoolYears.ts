import { type CalendarDate, daysOfSchoolYear, type SchoolYear, schoolYearOf } from '@schooldog/domain/dates';

const earlierYears = 4;

/** This one first, then those before it; also the one that an address asks for. */
export function schoolYears(today: CalendarDate, asked?: SchoolYear): SchoolYear[] {
  const first = Number(daysOfSchoolYear(schoolYearOf(today)).from.slice(0, 4));
  const years = Array.from({ length: earlierYears + 1 }, (_, at) => `${first - at}-${first + 1 - at}`);
  return asked === undefined || years.includes(asked) ? years : [...years, asked];
}
