import { Select } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { Explorer } from './useExplorer.ts';

type Props = Readonly<{ explorer: Explorer; isLabelHidden?: boolean; className?: string }>;

export function SortSelect({ explorer, isLabelHidden = false, className = '' }: Props) {
  const { t } = useTexts('features/entries');
  const { filter, setFilter } = explorer;
  return (
    <Select
      className={className}
      {...(isLabelHidden ? { 'aria-label': t('sort.label') } : { label: t('sort.label') })}
      data={[
        { value: 'newest', label: t('sort.newest') },
        { value: 'oldest', label: t('sort.oldest') },
      ]}
      value={filter.sortAsc === true ? 'oldest' : 'newest'}
      onChange={(chosen) => setFilter({ ...filter, sortAsc: chosen === 'oldest' })}
      allowDeselect={false}
    />
  );
}
