import { Text, VisuallyHidden } from '@mantine/core';
import type { WorkOrderSort } from '@schooldog/domain/workOrders';
import { IconPinFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import { PendingNote } from '../../outbox/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { BoardDot } from '../parts/BoardDot.tsx';
import { OrderNumber } from '../parts/OrderNumber.tsx';
import { PriorityChip } from '../parts/PriorityChip.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useBoards } from '../parts/useBoards.ts';
import { Assignees } from './Assignees.tsx';
import { DueDay } from './DueDay.tsx';
import { SeriesName } from './SeriesName.tsx';
import { isSelectable, SelectAllBox, SelectBox } from './selection/SelectBoxes.tsx';
import classes from './TaskTable.module.css';
import type { ListedWorkOrder } from './useTaskList.ts';

type Props = Readonly<{
  listed: readonly ListedWorkOrder[];
  sort: WorkOrderSort;
  onSort(sort: WorkOrderSort): void;
}>;

/** The column that shows what the list is sorted by, and in which direction. */
const sortedColumns: Readonly<Record<WorkOrderSort, Readonly<{ key: string; isDescending: boolean }>>> = {
  newest: { key: 'number', isDescending: true },
  oldest: { key: 'number', isDescending: false },
  due: { key: 'due', isDescending: false },
  priority: { key: 'priority', isDescending: true },
  updated: { key: 'updated', isDescending: true },
};

export function TaskTable({ listed, sort, onSort }: Props) {
  const { t } = useTexts('features/workOrders/list');
  const select = <SelectAllBox listed={listed} />;
  const columns: readonly TableColumn<ListedWorkOrder>[] = [
    { key: 'select', title: t('select.all'), head: select, width: 44, isControl: true, Cell: SelectCell },
    {
      key: 'number',
      title: t('table.number'),
      width: 88,
      yields: 'below',
      isSortable: true,
      Cell: NumberCell,
    },
    {
      key: 'description',
      title: t('table.description'),
      width: mainWidth,
      isMain: true,
      Cell: DescriptionCell,
    },
    { key: 'place', title: t('table.place'), width: 140, yields: 'below', Cell: PlaceCell },
    { key: 'status', title: t('table.status'), width: 156, Cell: StatusCell },
    { key: 'priority', title: t('table.priority'), width: 112, isSortable: true, Cell: PriorityCell },
    { key: 'assignees', title: t('table.assignees'), width: 130, Cell: AssigneesCell },
    { key: 'due', title: t('table.due'), width: 116, isEmpty: isWithoutDue, isSortable: true, Cell: DueCell },
    {
      key: 'updated',
      title: t('table.updated'),
      width: 118,
      yields: 'away',
      isSortable: true,
      Cell: UpdatedCell,
    },
  ];
  return (
    <TableView
      label={t('table.label')}
      columns={columns}
      items={listed}
      keyOf={({ record }) => record.id}
      sort={{ ...sortedColumns[sort], onChoose: (key) => onSort(chosenSort(key, sort)) }}
    />
  );
}

function chosenSort(key: string, sort: WorkOrderSort): WorkOrderSort {
  if (key === 'due' || key === 'priority' || key === 'updated') return key;
  return sort === 'newest' ? 'oldest' : 'newest';
}

function isWithoutDue({ record }: ListedWorkOrder): boolean {
  return record.dueDate === null;
}

type CellProps = Readonly<{ item: ListedWorkOrder }>;

function SelectCell({ item }: CellProps) {
  return isSelectable(item) ? <SelectBox order={item.record} /> : null;
}

function NumberCell({ item }: CellProps) {
  return <OrderNumber order={item.record} />;
}

function DescriptionCell({ item: { record, pending } }: CellProps) {
  const { t } = useTexts('features/workOrders/list');
  return (
    <>
      {pending === null ? null : <PendingNote pending={pending} />}
      <span className={classes.description}>
        {record.isPinned ? (
          <>
            <IconPinFilled size={14} aria-hidden className={classes.pin} />
            <VisuallyHidden>{t('pinned')}</VisuallyHidden>
          </>
        ) : null}
        <Link to="/tasks/task/$taskId" params={{ taskId: record.id }} className={classes.link}>
          {record.description}
        </Link>
      </span>
      <Text size="sm" c="dimmed" component="div">
        <SeriesName order={record} />
      </Text>
    </>
  );
}

function PlaceCell({ item: { record } }: CellProps) {
  const school = useSchoolNamesById().get(record.schoolId) ?? '…';
  return (
    <>
      {school}
      {record.location === '' ? null : (
        <Text size="sm" c="dimmed" lineClamp={1} title={record.location}>
          {record.location}
        </Text>
      )}
    </>
  );
}

function StatusCell({ item }: CellProps) {
  return (
    <span className={classes.status}>
      <StatusChip status={item.record.status} />
    </span>
  );
}

function PriorityCell({ item }: CellProps) {
  return <PriorityChip priority={item.record.priority} />;
}

function AssigneesCell({ item: { record } }: CellProps) {
  const { boardOf } = useBoards();
  const board = record.boardId === null ? undefined : boardOf(record.boardId);
  return (
    <>
      <Assignees order={record} />
      {board === undefined ? null : (
        <Text size="sm" component="div">
          <BoardDot board={board} />
        </Text>
      )}
    </>
  );
}

function DueCell({ item }: CellProps) {
  return item.record.dueDate === null ? <Dash /> : <DueDay order={item.record} isBare />;
}

function UpdatedCell({ item }: CellProps) {
  return (
    <Text size="sm" c="dimmed">
      <RelativeTime moment={item.record.timeUpdated} />
    </Text>
  );
}

function Dash() {
  return (
    <Text span c="dimmed" aria-hidden>
      –
    </Text>
  );
}
