import { IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { WorkOrderListFilter } from '../workOrderFilter.ts';
import { TaskRow } from './TaskRow.tsx';
import { useTaskList } from './useTaskList.ts';
import classes from './TaskList.module.css';

/** The work orders that the filter matches; offline those that this device has seen. */
export function TaskList({ filtering }: Readonly<{ filtering: FilterState<WorkOrderListFilter> }>) {
  const { t } = useTranslation('features/workOrders');
  const { filter, count, clear } = filtering;
  const list = useTaskList(filter);
  const icon = <IconTool aria-hidden />;
  return (
    <ListPage
      list={list}
      skeleton={<SkeletonList rows={8} height={96} />}
      empty={
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          nothing={{ icon, title: t('empty') }}
          noMatch={{ icon, title: t('noMatch') }}
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
        <ul className={classes.rows}>
          {listed.map(({ record, pending }) => (
            <li key={record.id}>
              <TaskRow order={record} pending={pending} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
