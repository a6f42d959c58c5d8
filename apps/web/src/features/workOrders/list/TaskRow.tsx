import { VisuallyHidden } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { IconMapPin, IconPinFilled, IconSchool, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { PendingRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
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
import { isSelectable, SelectBox } from './selection/SelectBoxes.tsx';
import classes from './TaskRow.module.css';

type Props = Readonly<{ order: ShownWorkOrder; pending: PendingRecord<ShownWorkOrder> | null }>;

/** Rendered again only when its order changes. */
export const TaskRow = memo(function TaskRow({ order, pending }: Props) {
  const { t } = useTexts('features/workOrders/list');
  const school = useSchoolNamesById().get(order.schoolId) ?? '…';
  const { boardOf } = useBoards();
  const board = order.boardId === null ? undefined : boardOf(order.boardId);
  return (
    <article className={classes.row}>
      {pending === null ? null : <PendingNote pending={pending} />}
      <div className={classes.top}>
        <OrderNumber order={order} />
        <StatusChip status={order.status} />
        <PriorityChip priority={order.priority} />
        {order.isPinned ? (
          <>
            <IconPinFilled size={16} aria-hidden className={classes.pin} />
            <VisuallyHidden>{t('pinned')}</VisuallyHidden>
          </>
        ) : null}
        <div className={classes.end}>{isSelectable({ pending }) ? <SelectBox order={order} /> : null}</div>
      </div>
      <h2 className={classes.title}>
        <Link to="/tasks/task/$taskId" params={{ taskId: order.id }} className={classes.link}>
          {order.description}
        </Link>
      </h2>
      <div className={classes.facts}>
        <span className={classes.fact}>
          <IconSchool size={16} aria-hidden className={classes.icon} />
          {school}
        </span>
        {order.location === '' ? null : (
          <span className={classes.fact}>
            <IconMapPin size={16} aria-hidden className={classes.icon} />
            <span className={classes.place}>{order.location}</span>
          </span>
        )}
        <span className={classes.fact}>
          <IconUser size={16} aria-hidden className={classes.icon} />
          <Assignees order={order} />
        </span>
        {board === undefined ? null : <BoardDot board={board} />}
        <SeriesName order={order} />
        <DueDay order={order} />
        <span className={classes.fact}>
          {t('updated')} <RelativeTime moment={order.timeUpdated} />
        </span>
      </div>
    </article>
  );
});
