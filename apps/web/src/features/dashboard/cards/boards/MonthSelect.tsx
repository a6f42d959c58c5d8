import { NativeSelect } from '@mantine/core';
import { boardMonths } from '@schooldog/domain/insights';
import { monthName } from '@schooldog/domain/insights/chart';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useThisMonth } from '../../../insights/index.ts';

type Props = Readonly<{ value: string; onChange(month: string): void }>;

/** Back as far as boards go. A device whose clock is off still offers the month that is shown. */
export function MonthSelect({ value, onChange }: Props) {
  const { t, language } = useTexts('features/dashboard');
  const months = boardMonths(`${useThisMonth()}-01`);
  const offered = months.includes(value) ? months : [value, ...months];
  return (
    <NativeSelect
      // It says of when the numbers are.
      wrapperProps={{ 'data-on-paper': true }}
      aria-label={t('board.month')}
      data={offered.map((month) => ({ value: month, label: monthName(month, language) }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
