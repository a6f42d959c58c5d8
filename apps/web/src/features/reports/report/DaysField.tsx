import { Select } from '@mantine/core';
import { type ReportStretch, reportStretches } from '@schooldog/domain/reports';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { type ReportFilter, usualDays } from '../reportFilter.ts';

type Props = Readonly<{ filter: ReportFilter; onChange(filter: ReportFilter): void }>;

/** All time where the report has it, a stretch that moves along with the calendar, or days by choice. */
export function DaysField({ filter, onChange }: Props) {
  const { t } = useTexts('features/reports');
  const hasDays = filter.from !== undefined || filter.to !== undefined;
  const [isChoosing, setIsChoosing] = useState(hasDays);
  const usual = usualDays(filter.report);
  const chosen = filter.stretch ?? (isChoosing || hasDays ? 'days' : usual);
  const choose = (value: string | null) => {
    const stretch: ReportStretch | undefined = reportStretches.find((one) => one === value);
    setIsChoosing(value === 'days');
    if (value !== 'days') onChange({ ...filter, stretch, from: undefined, to: undefined });
    else if (filter.stretch !== undefined) onChange({ ...filter, stretch: undefined });
  };
  return (
    <>
      <Select
        label={t('filters.days')}
        allowDeselect={false}
        data={[
          ...(usual === 'all' ? [{ value: usual, label: t('stretches.all') }] : []),
          ...reportStretches.map((value) => ({ value, label: t(`stretches.${value}`) })),
          { value: 'days', label: t('stretches.days') },
        ]}
        value={chosen}
        onChange={choose}
      />
      {chosen === 'days' ? (
        <DatesFilter filter={filter} onChange={(changed) => onChange({ ...changed, stretch: undefined })} />
      ) : null}
    </>
  );
}
