import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Explorer } from './useExplorer.ts';

type Props = Readonly<{ explorer: Explorer; isLabelHidden?: boolean; className?: string }>;

export function SortSelect({ explorer, isLabelHidden = false, className = '' }: Props) {
  const { t } = useTranslation('features/entries');
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
