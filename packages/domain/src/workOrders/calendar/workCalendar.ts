// When the district works: hours, weekdays, breaks and extra work days. Analytics, series and due dates follow it.
import { z } from 'zod';
import { calendarDateSchema, type CalendarDate, type WorkHours, weekdays } from '../../dates/index.ts';
import { idSchema, requiredLine } from '../../kernel/index.ts';

export const workCalendarLimits = { overrides: 200, overrideName: 60, yearsAround: 2 } as const;

const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const calendarOverrideSchema = z.object({
  id: idSchema,
  name: requiredLine(workCalendarLimits.overrideName),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  type: z.enum(['break', 'work_day']),
});
export type CalendarOverride = z.infer<typeof calendarOverrideSchema>;

export const workCalendarSchema = z.object({
  startTime: timeOfDaySchema.nullable(),
  endTime: timeOfDaySchema.nullable(),
  days: z.array(z.enum(weekdays)).max(weekdays.length),
  overrides: z.array(calendarOverrideSchema).max(workCalendarLimits.overrides),
});
export type WorkCalendar = z.infer<typeof workCalendarSchema>;

/** Times stay empty until somebody sets them. */
export const defaultWorkCalendar: WorkCalendar = {
  startTime: null,
  endTime: null,
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  overrides: [],
};

type Enabled = Readonly<{ isWorkCalendarEnabled: boolean; workCalendar: WorkCalendar }>;

/** Null while it is turned off: then every day is worked, around the clock. */
export function workCalendarIn({ isWorkCalendarEnabled, workCalendar }: Enabled): WorkHours | null {
  const { startTime, endTime } = workCalendar;
  if (!isWorkCalendarEnabled || startTime === null || endTime === null) return null;
  return { ...workCalendar, startTime, endTime };
}

export type WorkCalendarProblem = 'calendarWithoutDay' | 'calendarWithoutTimes' | 'calendarTimesReversed';

/** Days and times matter only while the calendar is enabled. */
export function workCalendarProblem({
  isWorkCalendarEnabled,
  workCalendar,
}: Enabled): WorkCalendarProblem | null {
  if (!isWorkCalendarEnabled) return null;
  const { startTime, endTime, days } = workCalendar;
  if (days.length === 0) return 'calendarWithoutDay';
  if (startTime === null || endTime === null) return 'calendarWithoutTimes';
  return startTime < endTime ? null : 'calendarTimesReversed';
}

export type OverrideProblem = 'overrideReversed' | 'overrideOutOfRange';

/** `before` is the one that is edited: dates that did not change are not checked against today again. */
export function overrideProblem(
  { startDate, endDate }: Pick<CalendarOverride, 'startDate' | 'endDate'>,
  before: Pick<CalendarOverride, 'startDate' | 'endDate'> | null,
  today: CalendarDate,
): OverrideProblem | null {
  if (endDate < startDate) return 'overrideReversed';
  const { earliest, latest } = overrideDates(today);
  const isOutside = (date: CalendarDate) => date < earliest || latest < date;
  const startsOutside = startDate !== before?.startDate && isOutside(startDate);
  const endsOutside = endDate !== before?.endDate && isOutside(endDate);
  return startsOutside || endsOutside ? 'overrideOutOfRange' : null;
}

export function overrideDates(
  today: CalendarDate,
): Readonly<{ earliest: CalendarDate; latest: CalendarDate }> {
  const year = Number(today.slice(0, 4));
  const inYear = (other: number) => {
    const date = `${other}${today.slice(4)}`;
    return date.endsWith('-02-29') ? `${other}-02-28` : date;
  };
  return {
    earliest: inYear(year - workCalendarLimits.yearsAround),
    latest: inYear(year + workCalendarLimits.yearsAround),
  };
}
