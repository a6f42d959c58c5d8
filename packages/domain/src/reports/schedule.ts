// Reports by mail, on a weekday or a day of the month, at six in the morning of the district.
import { z } from 'zod';
import {
  addDays,
  type CalendarDate,
  dateIn,
  lastDayOfMonth,
  momentAt,
  type Timestamp,
  weekdayOf,
  weekdays,
} from '../dates/index.ts';
import { exportFormats } from '../exports/index.ts';
import { defineMerge, type EditIn, idSchema, listOfValues, requiredLine, value } from '../kernel/index.ts';
import type { Actor, Schools } from '../permissions/index.ts';
import { reportLimits } from './limits.ts';
import { canRunReport, formatsOfReport, reportSchools } from './names.ts';
import { type ReportQuery, reportQuerySchema, schoolsOfQuery } from './query.ts';

/** Days 29 to 31 mean the last day of a shorter month. */
const reportTimeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weekly'), weekday: z.enum(weekdays) }),
  z.object({ kind: z.literal('monthly'), day: z.int().min(1).max(31) }),
]);
export type ReportTime = z.infer<typeof reportTimeSchema>;

export const scheduleFormSchema = z.object({
  title: requiredLine(reportLimits.scheduleTitle),
  query: reportQuerySchema,
  format: z.enum(exportFormats),
  time: reportTimeSchema,
  recipientUserIds: z.array(idSchema).min(1).max(reportLimits.recipients),
});
export type ScheduleForm = z.infer<typeof scheduleFormSchema>;

const { shape } = scheduleFormSchema;
export const scheduleMerge = defineMerge({
  title: value(shape.title),
  query: value(shape.query),
  format: value(shape.format),
  time: value(shape.time),
  recipientUserIds: listOfValues(idSchema, { max: reportLimits.recipients }),
});
export type ScheduleEdit = EditIn<typeof scheduleMerge>;

/** What became of a day. `featureOff`: the report does not exist while its feature is off. */
const scheduleOutcomes = ['sent', 'nobody', 'featureOff', 'ownerNotAllowed', 'failed'] as const;
export const scheduleResultSchema = z.object({
  day: z.string(),
  outcome: z.enum(scheduleOutcomes),
  sent: z.int(),
  /** Recipients who may not run it for all its schools. */
  leftOut: z.int(),
  /** Recipients whose file could not be made. */
  failed: z.int(),
});
export type ScheduleResult = z.infer<typeof scheduleResultSchema>;

/** After the file of one more recipient could not be made. */
export function withFailedRun({ sent, failed, ...result }: ScheduleResult): ScheduleResult {
  return { ...result, outcome: sent > 1 ? 'sent' : 'failed', sent: sent - 1, failed: failed + 1 };
}

const morning = '06:00';

export function isReportDay(time: ReportTime, day: CalendarDate): boolean {
  if (time.kind === 'weekly') return weekdayOf(day) === time.weekday;
  const last = lastDayOfMonth(day);
  return Number(day.slice(8)) === Math.min(time.day, Number(last.slice(8)));
}

/** The last day whose morning has come. After days without a server it is still sent once, for the latest of them. */
export function latestReportDay(time: ReportTime, now: Timestamp, timeZone: string): CalendarDate {
  const today = dateIn(now, timeZone);
  let day = now < momentAt(today, morning, timeZone) ? addDays(today, -1) : today;
  while (!isReportDay(time, day)) day = addDays(day, -1);
  return day;
}

export function nextReportDay(time: ReportTime, now: Timestamp, timeZone: string): CalendarDate {
  let day = addDays(latestReportDay(time, now, timeZone), 1);
  while (!isReportDay(time, day)) day = addDays(day, 1);
  return day;
}

/** The schools that a report by schedule is about: those that were chosen, or all that its owner may run it for. */
export function schoolsOfSchedule(owner: Actor, query: ReportQuery): Schools {
  const chosen = schoolsOfQuery(query);
  return chosen.length > 0 ? chosen : reportSchools(owner, query.report);
}

/** What a recipient's own run asks for, so that everyone gets the same schools. */
export function queryForSchools(query: ReportQuery, schools: Schools): ReportQuery {
  if (schools === 'all' || query.report === 'accessList' || query.report === 'boardPacket') return query;
  return { ...query, schoolIds: [...schools] };
}

/** Only somebody who may run it for all its schools; provider staff get no reports by mail. */
export function mayReceiveReport(actor: Actor, query: ReportQuery, schools: Schools): boolean {
  if (actor.isSchoolDogStaff || actor.isDisabled) return false;
  if (schools === 'all') return reportSchools(actor, query.report) === 'all';
  return schools.length > 0 && canRunReport(actor, query.report, schools);
}

export function isFormatOfReport({ query, format }: Pick<ScheduleForm, 'query' | 'format'>): boolean {
  return formatsOfReport(query.report).includes(format);
}
