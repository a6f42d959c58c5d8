// The days a report is about. A stretch such as "last month" moves along, so that a report by schedule is about other
// days each time.
import {
  addDays,
  addMonths,
  type CalendarDate,
  type DateRange,
  daysOfSchoolYear,
  lastDayOfMonth,
  normalizeRange,
  schoolYearOf,
} from '../dates/index.ts';

export const reportStretches = [
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'thisSchoolYear',
  'lastSchoolYear',
] as const;
export type ReportStretch = (typeof reportStretches)[number];

type Days = Readonly<{ from: CalendarDate; to: CalendarDate }>;

const monthOf = (day: CalendarDate): Days => ({ from: `${day.slice(0, 8)}01`, to: lastDayOfMonth(day) });

const daysOf: Readonly<Record<ReportStretch, (today: CalendarDate) => Days>> = {
  last7: (today) => ({ from: addDays(today, -6), to: today }),
  last30: (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: monthOf,
  lastMonth: (today) => monthOf(addMonths(today, -1)),
  thisSchoolYear: (today) => daysOfSchoolYear(schoolYearOf(today)),
  lastSchoolYear: (today) => daysOfSchoolYear(schoolYearOf(addMonths(today, -12))),
};

/** Both days included. */
export function daysOfStretch(stretch: ReportStretch, today: CalendarDate): Days {
  return daysOf[stretch](today);
}

/** A stretch wins over days; without either it is all time. */
export function daysOfReport(
  {
    stretch,
    ...days
  }: Readonly<{
    stretch?: ReportStretch | undefined;
    from?: CalendarDate | undefined;
    to?: CalendarDate | undefined;
  }>,
  today: CalendarDate,
): DateRange {
  return stretch === undefined ? normalizeRange(days) : daysOfStretch(stretch, today);
}

/** Whole months, none of them to come. Without a first day, from the beginning of the last one's school year on. */
export function monthsOfReport(
  { from, to }: DateRange,
  today: CalendarDate,
): Readonly<{ from: string; to: string }> {
  const last = to === null || to > today ? today : to;
  const first = from ?? daysOfSchoolYear(schoolYearOf(last)).from;
  return { from: first.slice(0, 7), to: last.slice(0, 7) };
}
