import type { ShownSeries } from '@schooldog/contract/recurring';
import { IconRepeat, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { TableOrCards, TableOrCardsSkeleton } from '../../../ui/list/TableOrCards.tsx';
import { TableRoom } from '../../../ui/list/TableRoom.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ListState } from '../../../ui/list/useListPage.ts';
import type { SeriesListFilter } from '../seriesFilter.ts';
import { SeriesCard } from './SeriesCard.tsx';
import { SeriesTable } from './SeriesTable.tsx';

type Props = Readonly<{ list: ListState<ShownSeries>; filtering: FilterState<SeriesListFilter> }>;

/** A table where there is room for its columns, otherwise cards. */
export function SeriesList({ list, filtering: { count, clear } }: Props) {
  const { t } = useTexts('features/recurring');
  return (
    <TableRoom>
      {(hasTable) => (
        <ListPage
          list={list}
          skeleton={<TableOrCardsSkeleton hasTable={hasTable} rowHeight={65} cardHeight={208} />}
          empty={
            <ListEmpty
              isFiltered={count > 0}
              onClear={clear}
              nothing={{ icon: <IconRepeat aria-hidden />, title: t('empty.title'), body: t('empty.body') }}
              noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('noMatch') }}
            />
          }
        >
          {(listed) => (
            <TableOrCards
              hasTable={hasTable}
              items={listed}
              keyOf={({ id }) => id}
              table={<SeriesTable listed={listed} />}
            >
              {(series) => <SeriesCard series={series} />}
            </TableOrCards>
          )}
        </ListPage>
      )}
    </TableRoom>
  );
}
