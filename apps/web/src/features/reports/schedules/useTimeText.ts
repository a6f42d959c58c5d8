import { weekdays } from '@schooldog/domain/dates';
import type { ReportTime } from '@schooldog/domain/reports';
import { useTranslation } from 'react-i18next';

/** A Monday, from which the names of the weekdays are counted. */
const someMonday = Date.UTC(2026, 0, 5);
const dayMilliseconds = 24 * 60 * 60_000;

/** "Monday", "lunes" */
export function weekdayName(weekday: (typeof weekdays)[number], language: string): string {
  const monday = weekdays.indexOf('monday');
  const after = (weekdays.indexOf(weekday) - monday + 7) % 7;
  const day = new Date(someMonday + after * dayMilliseconds);
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** "Every Monday", "On day 15 of every month" */
export function useTimeText(): (time: ReportTime) => string {
  const { t, i18n } = useTranslation('features/reports/schedules');
  return (time) => {
    if (time.kind === 'weekly') return t('weekly', { weekday: weekdayName(time.weekday, i18n.language) });
    return time.day === 31 ? t('lastDay') : t('monthly', { day: time.day });
  };
}
