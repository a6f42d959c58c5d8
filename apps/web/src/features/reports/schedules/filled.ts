// What the form holds while somebody fills it in.
import type { ShownSchedule } from '@schooldog/contract/reports';
import type { Weekday } from '@schooldog/domain/dates';
import type { ExportFormat } from '@schooldog/domain/exports';
import { formatsOfReport, type ReportQuery } from '@schooldog/domain/reports';

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
  const { title, format, time, recipientUserIds } = schedule;
  return {
    ...fresh,
    title,
    format,
    recipientUserIds,
    often: time.kind,
    ...(time.kind === 'weekly' ? { weekday: time.weekday } : { day: time.day }),
  };
}

/** To be checked against the schema. */
export function formOf(
  { title, format, often, weekday, day, recipientUserIds }: FilledSchedule,
  query: ReportQuery,
) {
  const time = often === 'weekly' ? { kind: often, weekday } : { kind: often, day };
  return { title, query, format, time, recipientUserIds: [...recipientUserIds] };
}
