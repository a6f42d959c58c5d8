import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { type FilterState, useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { workOrderFilter, type WorkOrderListFilter } from '../workOrderFilter.ts';
import { TaskBoard } from './board/TaskBoard.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskList } from './TaskList.tsx';
import { useTaskChips } from './useTaskChips.ts';
import { useTaskCounts } from './useTaskCounts.ts';
import { useTaskList } from './useTaskList.ts';

export function TasksPage() {
  const { t } = useTranslation('features/workOrders');
  const filtering = useFilter(workOrderFilter);
  const { filter, setFilter, clear } = filtering;
  const counts = useTaskCounts(filter);
  const isBoard = filter.view === 'board';
  return (
    <>
      <PageHeader
        title={t('title')}
        count={counts.matching}
        actions={<ModeSwitch filter={filter} onChange={setFilter} />}
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <TaskFilters filter={filter} onChange={setFilter} />
      {isBoard && filter.groupBy === undefined ? null : <StatusTabs filtering={filtering} counts={counts} />}
      <FilterChips chips={useTaskChips(filter)} onChange={setFilter} onClear={clear} mb="md" />
      {isBoard ? <TaskBoard filter={filter} /> : <Listed filtering={filtering} count={counts.matching} />}
    </>
  );
}

type ListedProps = Readonly<{ filtering: FilterState<WorkOrderListFilter>; count: number | undefined }>;

function Listed({ filtering, count }: ListedProps) {
  return <TaskList list={useTaskList(filtering.filter, count)} filtering={filtering} />;
}
