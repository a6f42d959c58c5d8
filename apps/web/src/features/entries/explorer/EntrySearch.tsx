import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SearchFilter } from '../../../ui/list/SearchFilter.tsx';
import type { Explorer } from './useExplorer.ts';

export function EntrySearch({ explorer: { filter, setFilter } }: Readonly<{ explorer: Explorer }>) {
  const { t } = useTexts('features/entries');
  return (
    <SearchFilter
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      filter={filter}
      onChange={setFilter}
    />
  );
}
