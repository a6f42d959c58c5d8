import { useMediaQuery } from '@mantine/hooks';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { IconRepeat, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { SeriesListFilter } from '../seriesFilter.ts';
import { SeriesCard } from './SeriesCard.tsx';
import classes from './SeriesList.module.css';
import { SeriesTable } from './SeriesTable.tsx';

type Props = Readonly<{ list: ListState<ShownSeries>; filtering: FilterState<SeriesListFilter> }>;

/** A table where there is room for its columns, otherwise cards. */
export function SeriesList({ list, filtering: { count, clear } }: Props) {
  const { t } = useTranslation('features/recurring');
  const hasTable = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  return (
    <ListPage
      list={list}
      skeleton={
        <SkeletonList
          rows={8}
          height={hasTable ? 65 : 208}
          className={hasTable ? undefined : classes.cards}
        />
      }
      empty={
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          nothing={{ icon: <IconRepeat aria-hidden />, title: t('empty.title'), body: t('empty.body') }}
          noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('noMatch') }}
        />
      }
    >
      {(listed) =>
        hasTable ? (
          <SeriesTable listed={listed} />
        ) : (
          <ul className={classes.cards}>
            {listed.map((series) => (
              <li key={series.id}>
                <SeriesCard series={series} />
              </li>
            ))}
          </ul>
        )
      }
    </ListPage>
  );
}
