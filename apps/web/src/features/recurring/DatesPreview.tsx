import { Text } from '@mantine/core';
import type { CalendarDate } from '@schooldog/domain/dates';
import {
  type PlannedDate,
  recurringLimits,
  type SeriesDates,
  upcomingDates,
} from '@schooldog/domain/recurring';
import { type TasksSettings, workCalendarIn } from '@schooldog/domain/workOrders';
import { useId } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { DayMark } from '../workOrders/index.ts';
import classes from './DatesPreview.module.css';
import { useSeriesWords } from './useSeriesWords.ts';

type Props = Readonly<{
  series: SeriesDates;
  settings: Pick<TasksSettings, 'isWorkCalendarEnabled' | 'workCalendar'>;
  from: CalendarDate;
}>;

/** The next dates, in the colors of the work calendar, and what happens on days that are not worked. */
export function DatesPreview({ series, settings, from }: Props) {
  const { t } = useTexts('features/recurring');
  const titleId = useId();
  const calendar = workCalendarIn(settings);
  const dates = upcomingDates(series, calendar, { from, count: recurringLimits.preview });
  const days = dates.flatMap(({ day }) => day ?? []);
  return (
    <section aria-labelledby={titleId}>
      <Text id={titleId} fw={600} size="sm">
        {t('preview.title', { count: dates.length })}
      </Text>
      <ol className={classes.dates}>
        {dates.map((date) => (
          <PreviewedDate key={date.nominal} date={date} overrides={settings.workCalendar.overrides} />
        ))}
      </ol>
      {dates.length === 0 ? <Text size="sm">{t('preview.none')}</Text> : null}
      {0 < dates.length && dates.length < recurringLimits.preview ? (
        <Text size="sm" c="dimmed">
          {t('preview.ends')}
        </Text>
      ) : null}
      {new Set(days).size < days.length ? (
        <Text size="sm" c="dimmed">
          {t('preview.oneOrder')}
        </Text>
      ) : null}
    </section>
  );
}

type DateProps = Readonly<{
  date: PlannedDate;
  overrides: TasksSettings['workCalendar']['overrides'];
}>;

function PreviewedDate({ date: { nominal, day, kind }, overrides }: DateProps) {
  const { t } = useTexts('features/recurring');
  const { dayText } = useSeriesWords();
  const type = kind === 'break' ? 'break' : 'work_day';
  const named = overrides.find(
    (one) => one.type === type && one.startDate <= nominal && nominal <= one.endDate,
  );
  const reason = kind === 'workDay' ? null : t(`preview.kinds.${kind}`);
  const isClosed = kind === 'break' || kind === 'none';
  const kept = isClosed ? t('preview.kept') : null;
  const fate =
    day === null ? t('preview.skipped') : day === nominal ? kept : t('preview.moved', { day: dayText(day) });
  const why =
    kind === 'none' || named === undefined || reason === null ? reason : `${reason} (${named.name})`;
  return (
    <li className={classes.date}>
      <span className={classes.day}>
        <DayMark kind={kind}>{dayText(nominal)}</DayMark>
      </span>
      <span>{[why, fate].filter((words) => words !== null).join(': ')}</span>
    </li>
  );
}
