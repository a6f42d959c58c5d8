import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { ListViewSwitch } from '../../../ui/list/ListViewSwitch.tsx';
import type { ListView } from '../../../ui/list/useListView.ts';
import { ListBar } from './ListBar.tsx';
import { useEntryChips } from './useEntryChips.ts';
import type { Explorer } from './useExplorer.ts';

type Props = Readonly<{
  explorer: Explorer;
  count: number | undefined;
  view: ListView;
  onViewChange(view: ListView): void;
  /** Where the filters are behind a button. */
  onOpenFilters?: () => void;
}>;

/** What the list is ordered and narrowed with. */
export function ListHead({ explorer, count, view, onViewChange, ...behindButton }: Props) {
  const chips = useEntryChips(explorer);
  return (
    <>
      <ListBar
        explorer={explorer}
        count={count}
        viewSwitch={<ListViewSwitch view={view} onChange={onViewChange} />}
        {...behindButton}
      />
      <FilterChips chips={chips} onChange={explorer.setFilter} onClear={explorer.clear} />
    </>
  );
}
