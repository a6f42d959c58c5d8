import type { ReactNode } from 'react';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { ListBar } from './ListBar.tsx';
import { useEntryChips } from './useEntryChips.ts';
import type { Explorer } from './useExplorer.ts';

type Props = Readonly<{
  explorer: Explorer;
  count: number | undefined;
  /** Where there is room for them. */
  order: ReactNode;
  viewSwitch: ReactNode;
  /** Where the filters are behind a button. */
  onOpenFilters?: () => void;
}>;

/** What the list is ordered and narrowed with. */
export function ListHead({ explorer, ...bar }: Props) {
  const chips = useEntryChips(explorer);
  return (
    <>
      <ListBar explorer={explorer} {...bar} />
      <FilterChips chips={chips} onChange={explorer.setFilter} onClear={explorer.clear} />
    </>
  );
}
