// What the form holds while somebody fills it in.
import type { ShownSchedule } from '@schooldog/contract/reports';
import type { Weekday } from '@schooldog/domain/dates';
import type { ExportFormat } from '@schooldog/domain/exports';
import {
  formatsOfReport,
  type ReportQuery,
  type ReportTime,
  type ScheduleForm,
} from '@schooldog/domain/reports';

export type FilledSchedule = Readonly<{
  title: string;
  format: ExportFormat;
  often: 'weekly' | 'monthly';
  weekday: Weekday;
  /** Empty while it is typed. */
  day: number | '';
  recipientUserIds: readonly string[];
}>;

/** A new one goes to its owner on Mondays, until they choose otherwise. */
export function filledOf(
  schedule: ShownSchedule | null,
  begun: Readonly<{ query: ReportQuery; name: string; userId: string }>,
): FilledSchedule {
  const [firstFormat = 'pdf'] = formatsOfReport(begun.query.report);
  const fresh = {
    title: begun.name,
    format: firstFormat,
    often: 'weekly',
    weekday: 'monday',
    day: 1,
    recipientUserIds: [begun.userId],
  } as const;
  if (schedule === null) return fresh;
  return withStored(fresh, schedule);
}

type Stored = Pick<ScheduleForm, 'title' | 'format' | 'time'> & Pick<FilledSchedule, 'recipientUserIds'>;

/** What the form shows of the other way of repeating stays for a change of mind. */
export function withStored(
  filled: FilledSchedule,
  { title, format, time, recipientUserIds }: Stored,
): FilledSchedule {
  return {
    ...filled,
    title,
    format,
    recipientUserIds,
    often: time.kind,
    ...(time.kind === 'weekly' ? { weekday: time.weekday } : { day: time.day }),
  };
}

/** To be checked against the schema; a day that is still empty is none of a month. */
export function formOf(
  { title, format, often, weekday, day, recipientUserIds }: FilledSchedule,
  query: ReportQuery,
): ScheduleForm {
  const time: ReportTime =
    often === 'weekly' ? { kind: often, weekday } : { kind: often, day: day === '' ? 0 : day };
  return { title, query, format, time, recipientUserIds: [...recipientUserIds] };
}
