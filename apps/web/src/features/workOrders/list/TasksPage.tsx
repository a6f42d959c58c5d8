import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { workOrderFilter } from '../workOrderFilter.ts';
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
  const list = useTaskList(filter, counts.matching);
  return (
    <>
      <PageHeader title={t('title')} count={counts.matching} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <TaskFilters filter={filter} onChange={setFilter} />
      <StatusTabs filtering={filtering} counts={counts} />
      <FilterChips chips={useTaskChips(filter)} onChange={setFilter} onClear={clear} mb="md" />
      <TaskList list={list} filtering={filtering} />
    </>
  );
}
