// What table and cards both show of a person.
import { Badge, Text } from '@mantine/core';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { canOpenWorkOrders, openStatuses, type TaskPermission } from '@schooldog/domain/workOrders';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useScopeText } from '../../people/index.ts';
import { BoardDot } from '../parts/BoardDot.tsx';
import { useBoards } from '../parts/useBoards.ts';
import { workOrderFilter } from '../workOrderFilter.ts';
import { nameOf } from './userActions.ts';
import classes from './UserParts.module.css';

type Props = Readonly<{ user: WorkOrderUser }>;

export function UserName({ user }: Props) {
  const { t } = useTexts('features/workOrders/users');
  const isSelf = useActor().userId === user.id;
  return (
    <>
      <Text span fw={650} className={classes.name ?? ''}>
        {nameOf(user)}
      </Text>
      {isSelf ? (
        <Badge size="sm" variant="light" tt="none" ml={8}>
          {t('you')}
        </Badge>
      ) : null}
    </>
  );
}

/** Where a permission is held. */
export function Grant({ user, permission }: Props & Readonly<{ permission: TaskPermission }>) {
  const { t } = useTexts('features/workOrders/users');
  const scopeText = useScopeText();
  const value = user.permissions[permission];
  if (value === undefined || !value.hasPermission) {
    return (
      <Text span size="sm" c="dimmed">
        {t('notHeld')}
      </Text>
    );
  }
  return (
    <Text span size="sm">
      {scopeText(value)}
    </Text>
  );
}

const mostBoards = 3;

export function UserBoards({ user }: Props) {
  const { t } = useTexts('features/workOrders/users');
  const { boards } = useBoards();
  const own = boards.filter(({ id }) => user.boardIds.includes(id));
  if (own.length === 0) {
    return (
      <Text span size="sm" c="dimmed">
        {t('none')}
      </Text>
    );
  }
  return (
    <div className={classes.boards}>
      {own.slice(0, mostBoards).map((board) => (
        <BoardDot key={board.id} board={board} />
      ))}
      {own.length > mostBoards ? (
        <Text size="sm" c="dimmed">
          {t('moreBoards', { count: own.length - mostBoards })}
        </Text>
      ) : null}
    </div>
  );
}

/** Leads to the orders, for people who see work orders. */
export function OpenOrders({ user }: Props) {
  const { t } = useTexts('features/workOrders/users');
  const seesOrders = canOpenWorkOrders(useActor());
  const { id, openCount } = user;
  if (openCount === 0 || !seesOrders) return openCount;
  return (
    <Link
      to="/tasks"
      search={workOrderFilter.write({ assigneeIds: [id], statuses: [...openStatuses] })}
      className={classes.open}
      aria-label={t('openOrders', { count: openCount, name: nameOf(user) })}
    >
      {openCount}
    </Link>
  );
}
