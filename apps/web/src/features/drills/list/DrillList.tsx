import { IconRun, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { TableOrCards, TableOrCardsSkeleton } from '../../../ui/list/TableOrCards.tsx';
import { TableRoom } from '../../../ui/list/TableRoom.tsx';
import type { DrillListFilter } from '../drillFilter.ts';
import { DrillCard } from './DrillCard.tsx';
import { DrillTable } from './DrillTable.tsx';
import type { ListedDrill } from './useDrillList.ts';

type Props = Readonly<{ list: ListState<ListedDrill>; filtering: FilterState<DrillListFilter> }>;

export function DrillList({ list, filtering: { filter, count, clear } }: Props) {
  const { t } = useTexts('features/drills');
  return (
    <TableRoom>
      {(hasTable) => (
        <ListPage
          list={list}
          skeleton={<TableOrCardsSkeleton hasTable={hasTable} cardHeight={144} />}
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
          {(listed) => (
            <TableOrCards
              hasTable={hasTable}
              items={listed}
              keyOf={({ record }) => record.id}
              table={<DrillTable listed={listed} />}
            >
              {({ record, pending }) => <DrillCard record={record} pending={pending} />}
            </TableOrCards>
          )}
        </ListPage>
      )}
    </TableRoom>
  );
}
