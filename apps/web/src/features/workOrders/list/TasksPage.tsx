import { Button, Group } from '@mantine/core';
import { holdsSomewhere } from '@schooldog/domain/permissions';
import { IconPlus, IconSquareCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { TableRoom } from '../../../ui/list/TableRoom.tsx';
import { type FilterState, useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { openCreateWorkOrder } from '../create/open.ts';
import { workOrderFilter, type WorkOrderListFilter } from '../workOrderFilter.ts';
import { TaskBoard } from './board/TaskBoard.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { SelectionContext, useSelectedIds } from './selection/useSelection.ts';
import { StatusTabs } from './StatusTabs.tsx';
import { TaskExport } from './TaskExport.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskList } from './TaskList.tsx';
import { useTaskChips } from './useTaskChips.ts';
import { useTaskCounts } from './useTaskCounts.ts';
import { useTaskList } from './useTaskList.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

export function TasksPage() {
  const { t } = useTexts('features/workOrders');
  const filtering = useFilter(workOrderFilter);
  const { filter, setFilter, clear } = filtering;
  const counts = useTaskCounts(filter);
  const isBoard = filter.view === 'board';
  return (
    <>
      <PageHeader
        title={t('title')}
        count={counts.matching}
        actions={
          <Group gap="xs">
            <ModeSwitch filter={filter} onChange={setFilter} />
            <ViewsMenu filtering={filtering} />
            <TaskExport filter={filter} total={counts.matching} />
            <CreateButton />
          </Group>
        }
      />
      <OfflineNote>{t(filter.reopened === true ? 'reopenedOffline' : 'offline')}</OfflineNote>
      <TaskFilters filter={filter} onChange={setFilter} />
      {isBoard && filter.groupBy === undefined ? null : <StatusTabs filtering={filtering} counts={counts} />}
      <FilterChips chips={useTaskChips(filter)} onChange={setFilter} onClear={clear} mb="md" />
      {isBoard ? (
        <TaskBoard filter={filter} />
      ) : (
        <TableRoom>
          {(hasTable) => <SelectableList filtering={filtering} count={counts.matching} hasTable={hasTable} />}
        </TableRoom>
      )}
    </>
  );
}

/** Only for people who may raise one somewhere. On a phone the floating button does it. */
function CreateButton() {
  const { t } = useTexts('features/workOrders/list');
  if (!holdsSomewhere(useActor(), 'propose tasks')) return null;
  return (
    <Button
      visibleFrom="sm"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => openCreateWorkOrder()}
    >
      {t('create')}
    </Button>
  );
}

type ListProps = Readonly<{
  filtering: FilterState<WorkOrderListFilter>;
  count: number | undefined;
  hasTable: boolean;
}>;

/** The table can always be selected from; cards have checkboxes only while the person selects. */
function SelectableList({ filtering, count, hasTable }: ListProps) {
  const { t } = useTexts('features/workOrders/list');
  const list = useTaskList(filtering.filter, count);
  const { sort: _sort, ...narrowing } = filtering.filter;
  const selection = useSelectedIds(
    JSON.stringify(narrowing),
    (list.items ?? []).map(({ record }) => record.id),
  );
  const [isSelecting, setIsSelecting] = useState(false);
  const toggle = () => {
    if (isSelecting) selection.clear();
    setIsSelecting(!isSelecting);
  };
  return (
    <SelectionContext value={hasTable || isSelecting ? selection : null}>
      {hasTable || (list.items ?? []).length === 0 ? null : (
        <Button
          variant="subtle"
          mih={44}
          leftSection={<IconSquareCheck size={18} aria-hidden />}
          aria-pressed={isSelecting}
          onClick={toggle}
        >
          {t(isSelecting ? 'select.stop' : 'select.start')}
        </Button>
      )}
      <TaskList list={list} filtering={filtering} hasTable={hasTable} />
      <SelectionBar selection={selection} listed={list.items ?? []} />
    </SelectionContext>
  );
}
