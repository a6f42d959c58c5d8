import { useTranslation } from 'react-i18next';
import { SearchFilter } from '../../../ui/list/SearchFilter.tsx';
import type { Explorer } from './useExplorer.ts';

export function EntrySearch({ explorer: { filter, setFilter } }: Readonly<{ explorer: Explorer }>) {
  const { t } = useTranslation('features/entries');
  return (
    <SearchFilter
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      filter={filter}
      onChange={setFilter}
    />
  );
}
