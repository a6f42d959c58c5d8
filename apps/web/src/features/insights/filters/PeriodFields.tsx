import '@mantine/dates/styles.css';
import { Select } from '@mantine/core';
import { type DateValue, MonthPickerInput } from '@mantine/dates';
import {
  lastMonths,
  normalizePeriod,
  type Period,
  schoolYearPeriod,
  schoolYears,
  shortMonth,
} from '@schooldog/domain/insights/chart';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import spanish from 'dayjs/locale/es';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { Insight } from '../useInsightView.ts';

// Makes the calendar's Spanish known without making it the language of everything.
dayjs.locale(spanish, undefined, true);

const offeredYears = 4;
const usual = 'usual';
const own = 'own';

/** One month is said once, not from itself to itself. */
function monthsText([first, last]: readonly DateValue[], language: string): string {
  const nameOf = (day: DateValue) => shortMonth(dayjs(day).format('YYYY-MM'), language);
  if (first == null) return '';
  if (last == null) return `${nameOf(first)} – `;
  return nameOf(first) === nameOf(last) ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`;
}

/** A school year or the last months by one choice, or any months. */
export function PeriodFields({ insight }: Readonly<{ insight: Insight }>) {
  const { t, language } = useTexts('features/insights');
  const { view, period, thisMonth, setView } = insight;
  const [begun, setBegun] = useState<string | null>(null);
  const threeYears = lastMonths(thisMonth, 36);
  const presets: readonly { value: string; label: string; period: Period | null }[] = [
    { value: usual, label: t('periods.usual'), period: null },
    { value: 'threeYears', label: t('periods.threeYears'), period: threeYears },
    ...schoolYears(thisMonth, offeredYears).map((year) => ({
      value: year,
      label: t('periods.schoolYear', { year }),
      period: schoolYearPeriod(year),
    })),
  ];
  const chosen = presets.find(
    (preset) => preset.period?.from === view.period?.from && preset.period?.to === view.period?.to,
  );
  const options = presets.map(({ value, label }) => ({ value, label }));
  return (
    <>
      <Select
        label={t('filters.period')}
        data={chosen === undefined ? [...options, { value: own, label: t('periods.own') }] : options}
        value={chosen?.value ?? own}
        onChange={(value) => {
          const preset = presets.find((known) => known.value === value);
          if (preset !== undefined) setView({ period: preset.period });
        }}
        allowDeselect={false}
      />
      <MonthPickerInput
        type="range"
        label={t('filters.months')}
        value={begun === null ? [`${period.from}-01`, `${period.to}-01`] : [begun, null]}
        onChange={([first, last]) => {
          setBegun(last === null ? first : null);
          if (first !== null && last !== null)
            setView({ period: normalizePeriod(first.slice(0, 7), last.slice(0, 7)) });
        }}
        onDropdownClose={() => setBegun(null)}
        maxDate={`${thisMonth}-01`}
        valueFormatter={({ date }) => (Array.isArray(date) ? monthsText(date, language) : '')}
        locale={language}
        allowSingleDateInRange
        leftSection={<IconCalendar size={16} aria-hidden />}
        leftSectionPointerEvents="none"
      />
    </>
  );
}
