import { IconSearchOff, IconTool } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { WorkOrderListFilter } from '../workOrderFilter.ts';
import { SelectAllBox } from './selection/SelectBoxes.tsx';
import classes from './TaskList.module.css';
import { TaskRow } from './TaskRow.tsx';
import { TaskTable } from './TaskTable.tsx';
import type { ListedWorkOrder } from './useTaskList.ts';

type Props = Readonly<{
  list: ListState<ListedWorkOrder>;
  filtering: FilterState<WorkOrderListFilter>;
  hasTable: boolean;
}>;

/** A table where there is room for its columns, otherwise cards. */
export function TaskList({ list, filtering, hasTable }: Props) {
  const { t } = useTexts('features/workOrders');
  const { filter, setFilter, count, clear } = filtering;
  const isUnknownHere = list.isOffline && filter.reopened === true;
  return (
    <ListPage
      list={list}
      skeleton={
        <SkeletonList rows={8} height={hasTable ? 60 : 136} className={hasTable ? undefined : classes.rows} />
      }
      empty={
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          nothing={{ icon: <IconTool aria-hidden />, title: t('empty') }}
          noMatch={{
            icon: <IconSearchOff aria-hidden />,
            title: t(isUnknownHere ? 'reopenedOffline' : 'noMatch'),
          }}
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
          <TaskTable
            listed={listed}
            sort={filter.sort ?? 'newest'}
            onSort={(sort) => setFilter({ ...filter, sort })}
          />
        ) : (
          <Cards listed={listed} />
        )
      }
    </ListPage>
  );
}

function Cards({ listed }: Readonly<{ listed: readonly ListedWorkOrder[] }>) {
  return (
    <>
      <SelectAllBox listed={listed} isLabelShown />
      <ul className={classes.rows}>
        {listed.map(({ record, pending }) => (
          <li key={record.id}>
            <TaskRow order={record} pending={pending} />
          </li>
        ))}
      </ul>
    </>
  );
}
