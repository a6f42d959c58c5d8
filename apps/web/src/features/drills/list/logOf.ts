// Which drill log the list can print: that of one school and one school year.
import type { DrillLogQuery } from '@schooldog/contract/drills';
import { type CalendarDate, schoolYearOf } from '@schooldog/domain/dates';
import type { Schools } from '@schooldog/domain/permissions';
import type { DrillListFilter } from '../drillFilter.ts';

/** Or what has to be chosen first. */
type DrillLog = DrillLogQuery | 'schoolIsOpen' | 'yearIsOpen';

type Given = Readonly<{
  /** Where the viewer records drills. */
  held: Schools;
  today: CalendarDate;
}>;

/** The school of the filter, or the only one of the viewer; the year of the chosen days, or this one. */
export function logOf({ schoolIds = [], from, to }: DrillListFilter, { held, today }: Given): DrillLog {
  const chosen = schoolIds.length === 0 && held !== 'all' ? held : schoolIds;
  const [schoolId] = chosen;
  if (schoolId === undefined || chosen.length > 1) return 'schoolIsOpen';
  const years = new Set([from, to].flatMap((day) => (day ? schoolYearOf(day) : [])));
  if (years.size > 1) return 'yearIsOpen';
  const [schoolYear = schoolYearOf(today)] = years;
  return { schoolId, schoolYear };
}
