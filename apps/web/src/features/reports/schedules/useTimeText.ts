import { weekdays } from '@schooldog/domain/dates';
import type { ReportTime } from '@schooldog/domain/reports';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

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

/** "Every Monday", "On the 15th of every month" */
export function useTimeText(): (time: ReportTime) => string {
  const { t, language } = useTexts('features/reports/schedules');
  return (time) => {
    if (time.kind === 'weekly') return t('weekly', { weekday: weekdayName(time.weekday, language) });
    if (time.day === 31) return t('lastDay');
    const rule = new Intl.PluralRules(language, { type: 'ordinal' }).select(time.day);
    const ending = rule === 'one' || rule === 'two' || rule === 'few' ? rule : 'other';
    return t('monthly', { day: t(`ordinals.${ending}`, { day: time.day }) });
  };
}
