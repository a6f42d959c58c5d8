import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Text } from '@mantine/core';
import { useIntersection, useMergedRef } from '@mantine/hooks';
import { numberText } from '@schooldog/domain/kernel';
import { type ReactNode, useState } from 'react';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useScreenLanguage, useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { ListPage } from '../../../../ui/list/ListPage.tsx';
import { SkeletonList } from '../../../../ui/SkeletonList.tsx';
import type { WorkOrderListFilter } from '../../workOrderFilter.ts';
import { useTaskCounts } from '../useTaskCounts.ts';
import { type ListedWorkOrder, useTaskList } from '../useTaskList.ts';
import classes from './TaskBoard.module.css';
import { canMoveTo, type Column, columnFilter, isInColumn } from './columns.ts';
import { ColumnName, TaskCard } from './TaskCard.tsx';
import type { Move } from './useMove.tsx';

type BoardProps = Readonly<{
  columns: readonly Column[];
  filter: WorkOrderListFilter;
  move: Move;
  /** The card on its way to another board. */
  movingId: string | null;
}>;

type Props = BoardProps &
  Readonly<{
    column: Column;
    /** The first columns are loaded at once, the others when they come into sight. */
    isFirst: boolean;
    dragged: ListedWorkOrder | null;
  }>;

export function BoardColumn(props: Props) {
  const { column, filter, isFirst, dragged } = props;
  const language = useScreenLanguage();
  const actor = useActor();
  const [isSeen, setIsSeen] = useState(isFirst);
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  if (!isSeen && entry?.isIntersecting === true) setIsSeen(true);
  const takes = dragged !== null && canMoveTo(actor, dragged.record, column);
  const { setNodeRef, isOver } = useDroppable({ id: column.key, disabled: !takes });
  // The same at each drawing: another one would begin to observe anew, which draws the column again, without an end.
  const sectionRef = useMergedRef(setNodeRef, ref);
  const wanted = columnFilter(filter, column);
  return (
    <section
      ref={sectionRef}
      className={classes.column}
      data-drop={dragged === null ? undefined : takes ? (isOver ? 'over' : 'yes') : 'no'}
    >
      <h2 className={classes.head}>
        <ColumnName column={column} />
        {isSeen ? <Count filter={wanted} language={language} /> : null}
      </h2>
      <div className={classes.cards}>
        {isSeen ? <Cards {...props} filter={wanted} /> : <SkeletonList rows={3} height={120} />}
      </div>
    </section>
  );
}

function Count({ filter, language }: Readonly<{ filter: WorkOrderListFilter; language: string }>) {
  const { matching } = useTaskCounts(filter);
  return matching === undefined ? null : (
    <span className={classes.count}>{numberText(matching, language)}</span>
  );
}

function Cards({ column, columns, filter, move, movingId }: Props) {
  const { t } = useTexts('features/workOrders/list');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const counts = useTaskCounts(filter);
  const list = useTaskList(filter, counts.matching, (order) => isInColumn(order, column));
  /** Boards are changed with a connection, and only of orders that the server has. */
  const isBlocked = ({ pending }: ListedWorkOrder) =>
    column.kind === 'board' && (isOffline || pending?.kind === 'create');
  return (
    <ListPage
      list={list}
      skeleton={<SkeletonList rows={3} height={120} />}
      empty={
        <Text size="sm" c="dimmed" ta="center" py="lg">
          {t('board.empty')}
        </Text>
      }
      end={{ shown: (number) => tWorkOrders('onDevice', { count: number }) }}
    >
      {(items) => (
        <ul className={classes.list}>
          {items.map((listed) => {
            const targets = isBlocked(listed)
              ? []
              : columns.filter((to) => canMoveTo(actor, listed.record, to));
            return (
              <DraggableItem key={listed.record.id} listed={listed} isMovable={targets.length > 0}>
                <TaskCard
                  listed={listed}
                  column={column}
                  targets={targets}
                  onMove={(to) => move(listed.record, to)}
                  isBusy={movingId === listed.record.id}
                />
              </DraggableItem>
            );
          })}
        </ul>
      )}
    </ListPage>
  );
}

type ItemProps = Readonly<{ listed: ListedWorkOrder; isMovable: boolean; children: ReactNode }>;

/** By pointer and touch; the menu of the card is for the keyboard. */
function DraggableItem({ listed, isMovable, children }: ItemProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: listed.record.id,
    data: { listed },
    disabled: !isMovable,
  });
  return (
    <li ref={setNodeRef} className={classes.item} data-dragging={isDragging || undefined} {...listeners}>
      {children}
    </li>
  );
}
