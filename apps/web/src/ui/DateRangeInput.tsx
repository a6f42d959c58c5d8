import '@mantine/dates/styles.css';
import { DatePickerInput } from '@mantine/dates';
import { normalizeRange, type DateRange } from '@schooldog/domain/dates';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import spanish from 'dayjs/locale/es';
import { useTranslation } from 'react-i18next';

// Makes the calendar's Spanish known without making it the language of everything.
dayjs.locale(spanish, undefined, true);

type Props = Readonly<{ value: DateRange; onChange(range: DateRange): void; label?: string }>;

/** An empty range reads "All Time"; a reversed one is swapped. */
export function DateRangeInput({ value, onChange, label }: Props) {
  const { t, i18n } = useTranslation('ui');
  const { from, to } = normalizeRange(value);
  return (
    <DatePickerInput
      type="range"
      label={label ?? t('dateRange.label')}
      placeholder={t('dateRange.allTime')}
      value={[from, to]}
      onChange={([first, last]) => onChange(normalizeRange({ from: first, to: last }))}
      valueFormat="M/D/YYYY"
      locale={i18n.language}
      leftSection={<IconCalendar size={16} />}
      leftSectionPointerEvents="none"
      clearable
      allowSingleDateInRange
      clearButtonProps={{ 'aria-label': t('dateRange.clear') }}
    />
  );
}
