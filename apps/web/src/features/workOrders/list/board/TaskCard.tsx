import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowsMove, IconMapPin, IconSchool, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { BackMenu } from '../../../../ui/floating/BackMenu.tsx';
import { PendingNote } from '../../../outbox/index.ts';
import { useSchoolNamesById } from '../../../schools/index.ts';
import { BoardDot } from '../../parts/BoardDot.tsx';
import { OrderNumber } from '../../parts/OrderNumber.tsx';
import { PriorityChip } from '../../parts/PriorityChip.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useBoards } from '../../parts/useBoards.ts';
import { Assignees } from '../Assignees.tsx';
import { DueDay } from '../DueDay.tsx';
import type { ListedWorkOrder } from '../useTaskList.ts';
import type { Column } from './columns.ts';
import classes from './TaskCard.module.css';

type Props = Readonly<{
  listed: ListedWorkOrder;
  column: Column;
  /** Where it can be moved to. */
  targets: readonly Column[];
  onMove(to: Column): void;
  isBusy: boolean;
}>;

/** What the column says already is not repeated. */
export function TaskCard({ listed: { record, pending }, column, targets, onMove, isBusy }: Props) {
  const school = useSchoolNamesById().get(record.schoolId) ?? '…';
  const { boardOf } = useBoards();
  const board = record.boardId === null ? undefined : boardOf(record.boardId);
  return (
    <article
      className={classes.card}
      data-movable={targets.length > 0 || undefined}
      aria-busy={isBusy || undefined}
    >
      {pending === null ? null : <PendingNote pending={pending} />}
      <div className={classes.top}>
        <OrderNumber order={record} />
        <PriorityChip priority={record.priority} />
        {column.kind === 'board' ? <StatusChip status={record.status} /> : null}
        {targets.length === 0 ? null : (
          <MoveMenu number={record.publicId} targets={targets} onMove={onMove} />
        )}
      </div>
      <h3 className={classes.title}>
        <Link
          to="/tasks/task/$taskId"
          params={{ taskId: record.id }}
          className={classes.link}
          draggable={false}
        >
          {record.description}
        </Link>
      </h3>
      <div className={classes.facts}>
        <span className={classes.fact}>
          <IconSchool size={16} aria-hidden className={classes.icon} />
          {school}
        </span>
        {record.location === '' ? null : (
          <span className={classes.fact}>
            <IconMapPin size={16} aria-hidden className={classes.icon} />
            <span className={classes.place}>{record.location}</span>
          </span>
        )}
        <span className={classes.fact}>
          <IconUser size={16} aria-hidden className={classes.icon} />
          <Assignees order={record} />
        </span>
        {column.kind === 'status' && board !== undefined ? <BoardDot board={board} /> : null}
        <DueDay order={record} />
      </div>
    </article>
  );
}

type MenuProps = Readonly<{ number: number; targets: readonly Column[]; onMove(to: Column): void }>;

/** The same as dragging, for the keyboard and for a phone. */
function MoveMenu({ number, targets, onMove }: MenuProps) {
  const { t } = useTexts('features/workOrders/list');
  return (
    <BackMenu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={classes.move ?? ''}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('board.moveOne', { number: String(number) })}
        >
          <IconArrowsMove size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('board.moveTo')}</Menu.Label>
        {targets.map((target) => (
          <Menu.Item key={target.key} onClick={() => onMove(target)}>
            <ColumnName column={target} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </BackMenu>
  );
}

export function ColumnName({ column }: Readonly<{ column: Column }>) {
  const { t } = useTexts('features/workOrders/list');
  if (column.kind === 'status') return <StatusChip status={column.status} />;
  return column.board === null ? t('noBoard') : <BoardDot board={column.board} />;
}
