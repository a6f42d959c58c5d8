import type { ShownSeries } from '@schooldog/contract/recurring';
import type { CalendarDate } from '@schooldog/domain/dates';
import { localeOf } from '@schooldog/domain/kernel';
import type { Recurrence } from '@schooldog/domain/recurring';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useSchoolNamesById } from '../schools/index.ts';

export function useSeriesWords() {
  const { t, language } = useTexts('features/recurring');
  const names = useSchoolNamesById();
  const schoolName = (schoolId: string) => names.get(schoolId) ?? '…';
  return {
    schoolName,
    /** One by name, several as their number. */
    schoolsText: ({ schoolIds }: Pick<ShownSeries, 'schoolIds'>) => {
      const [only, ...others] = schoolIds;
      return only !== undefined && others.length === 0
        ? schoolName(only)
        : t('schools', { count: schoolIds.length });
    },
    repeatText: ({
      recurrenceInterval: count,
      recurrenceUnit,
    }: Pick<Recurrence, 'recurrenceInterval' | 'recurrenceUnit'>) => t(`repeat.${recurrenceUnit}`, { count }),
    /** With its weekday, which says whether people are there. */
    dayText: (date: CalendarDate) => dayFormat(localeOf(language)).format(Date.parse(date)),
    ownerText: ({ ownerName }: Pick<ShownSeries, 'ownerName'>) => ownerName ?? t('formerUser'),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language: it takes longer than all that it writes. */
function dayFormat(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
  formats.set(locale, made);
  return made;
}
