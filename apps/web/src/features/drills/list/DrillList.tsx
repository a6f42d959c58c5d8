import { useMediaQuery } from '@mantine/hooks';
import { IconRun, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { DrillListFilter } from '../drillFilter.ts';
import { DrillCard } from './DrillCard.tsx';
import classes from './DrillList.module.css';
import { DrillTable } from './DrillTable.tsx';
import type { ListedDrill } from './useDrillList.ts';

type Props = Readonly<{ list: ListState<ListedDrill>; filtering: FilterState<DrillListFilter> }>;

/** A table where there is room for its columns, otherwise cards. */
export function DrillList({ list, filtering: { filter, count, clear } }: Props) {
  const { t } = useTranslation('features/drills');
  const hasTable = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  return (
    <ListPage
      list={list}
      skeleton={
        <SkeletonList
          rows={8}
          height={hasTable ? 48 : 144}
          className={hasTable ? undefined : classes.cards}
        />
      }
      empty={
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          nothing={{ icon: <IconRun aria-hidden />, title: t('empty.title'), body: t('empty.body') }}
          noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('noMatch') }}
        />
      }
      newItems={{
        listKey: JSON.stringify(filter),
        keyOf: ({ record }) => record.id,
        label: (number) => t('arrived', { count: number }),
      }}
      end={{ shown: (number) => t('onDevice', { count: number }) }}
    >
      {(listed) =>
        hasTable ? (
          <DrillTable listed={listed} />
        ) : (
          <ul className={classes.cards}>
            {listed.map(({ record, pending }) => (
              <li key={record.id}>
                <DrillCard record={record} pending={pending} />
              </li>
            ))}
          </ul>
        )
      }
    </ListPage>
  );
}
