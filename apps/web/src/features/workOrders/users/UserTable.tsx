import { Text } from '@mantine/core';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import { PersonAvatar, usePersonWords } from '../../people/index.ts';
import { SelectAllIdsBox, SelectIdBox } from '../list/selection/SelectBoxes.tsx';
import { nameOf, useUserActions } from './userActions.ts';
import { UserMenu } from './UserMenu.tsx';
import { Grant, OpenOrders, UserBoards, UserName } from './UserParts.tsx';
import { selectableIds } from './selectableIds.ts';
import classes from './UserTable.module.css';

export function UserTable({ users }: Readonly<{ users: readonly WorkOrderUser[] }>) {
  const { t } = useTexts('features/workOrders/users');
  const { seesBoards } = useUserActions();
  const select = <SelectAllIdsBox ids={selectableIds(users)} label={t('select.all')} isLabelShown={false} />;
  const columns: readonly TableColumn<WorkOrderUser>[] = [
    ...(seesBoards
      ? [
          {
            key: 'select',
            title: t('select.all'),
            head: select,
            width: 44,
            isControl: true as const,
            Cell: SelectCell,
          },
        ]
      : []),
    { key: 'name', title: t('columns.name'), width: mainWidth, isMain: true, Cell: NameCell },
    { key: 'propose', title: t('columns.propose tasks'), width: 124, Cell: ProposeCell },
    { key: 'beProposed', title: t('columns.be proposed tasks'), width: 124, Cell: BeProposedCell },
    { key: 'manage', title: t('columns.manage tasks'), width: 124, Cell: ManageCell },
    ...(seesBoards
      ? [
          {
            key: 'boards',
            title: t('columns.boards'),
            width: 150,
            yields: 'below' as const,
            Cell: UserBoardsCell,
          },
        ]
      : []),
    { key: 'open', title: t('columns.open'), width: 84, Cell: OpenCell },
    { key: 'actions', title: t('columns.actions'), width: 84, isControl: true, Cell: MenuCell },
  ];
  return <TableView label={t('title')} columns={columns} items={users} keyOf={({ id }) => id} />;
}

type CellProps = Readonly<{ item: WorkOrderUser }>;

function SelectCell({ item }: CellProps) {
  const { t } = useTexts('features/workOrders/users');
  if (!item.can.assignToBoards) return null;
  return <SelectIdBox id={item.id} label={t('select.one', { name: nameOf(item) })} />;
}

function NameCell({ item }: CellProps) {
  const words = usePersonWords();
  return (
    <div className={classes.person}>
      <PersonAvatar person={item} />
      <div className={classes.words}>
        <UserName user={item} />
        <Text size="sm">{words.role(item)}</Text>
        <Text size="sm" c="dimmed">
          {words.schools(item)}
        </Text>
      </div>
    </div>
  );
}

function ProposeCell({ item }: CellProps) {
  return <Grant user={item} permission="propose tasks" />;
}

function BeProposedCell({ item }: CellProps) {
  return <Grant user={item} permission="be proposed tasks" />;
}

function ManageCell({ item }: CellProps) {
  return <Grant user={item} permission="manage tasks" />;
}

function UserBoardsCell({ item }: CellProps) {
  return <UserBoards user={item} />;
}

function OpenCell({ item }: CellProps) {
  return <OpenOrders user={item} />;
}

function MenuCell({ item }: CellProps) {
  return <UserMenu user={item} />;
}
