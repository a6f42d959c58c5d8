import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import type { WorkOrderListFilter } from '../../workOrderFilter.ts';
import { useBoards } from '../../parts/useBoards.ts';
import type { ListedWorkOrder } from '../useTaskList.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { columnsOf } from './columns.ts';
import classes from './TaskBoard.module.css';
import { TaskCard } from './TaskCard.tsx';
import { useMove } from './useMove.tsx';

const loadedAtOnce = 6;

/** Columns by status or by board. A card is moved by dragging it, or with its menu. */
export function TaskBoard({ filter }: Readonly<{ filter: WorkOrderListFilter }>) {
  const { t } = useTexts('features/workOrders/list');
  const { boards } = useBoards();
  const columns = columnsOf(filter, boards);
  const { move, movingId, dialog } = useMove();
  const [dragged, setDragged] = useState<ListedWorkOrder | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const [first] = columns;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        screenReaderInstructions: { draggable: t('board.howToMove') },
        announcements: {
          onDragStart: ({ active }) =>
            t('board.dragging', { number: String(listedIn(active.data.current)?.record.publicId ?? '') }),
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
      onDragStart={({ active }) => setDragged(listedIn(active.data.current))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        const to = columns.find(({ key }) => key === over?.id);
        if (dragged !== null && to !== undefined) move(dragged.record, to);
        setDragged(null);
      }}
    >
      <section className={classes.board} aria-label={t('board.label')}>
        {columns.map((column, place) => (
          <BoardColumn
            key={column.key}
            column={column}
            columns={columns}
            isFirst={place < loadedAtOnce}
            filter={filter}
            dragged={dragged}
            move={move}
            movingId={movingId}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged === null || first === undefined ? null : (
          <TaskCard listed={dragged} column={first} targets={[]} onMove={() => {}} isBusy={false} />
        )}
      </DragOverlay>
      {dialog}
    </DndContext>
  );
}

type Dragged = Readonly<Record<string, unknown>> | undefined;

function listedIn(data: Dragged): ListedWorkOrder | null {
  const listed: unknown = data?.['listed'];
  return isListed(listed) ? listed : null;
}

function isListed(value: unknown): value is ListedWorkOrder {
  return typeof value === 'object' && value !== null && 'record' in value && 'pending' in value;
}
