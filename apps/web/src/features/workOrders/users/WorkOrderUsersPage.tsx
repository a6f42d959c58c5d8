import { Button } from '@mantine/core';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { may } from '@schooldog/domain/permissions';
import { workOrderUsersRules } from '@schooldog/domain/workOrders';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useRoleName } from '../../people/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { SelectionContext, useSelectedIds } from '../list/selection/useSelection.ts';
import { useBoards } from '../parts/useBoards.ts';
import { AddSubmitterDialog } from './AddSubmitterDialog.tsx';
import { BoardsDialog } from './BoardsDialog.tsx';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import { UserActionsProvider } from './userActions.ts';
import { type UserFilter, userFilter } from './userFilter.ts';
import { UserFilters } from './UserFilters.tsx';
import { UserList } from './UserList.tsx';
import { UserSelectionBar } from './UserSelectionBar.tsx';
import { useDisable } from './useDisable.ts';
import { usePermissionName } from './usePermissionName.ts';

type Open =
  | Readonly<{ kind: 'add' }>
  | Readonly<{ kind: 'permissions'; userId: string }>
  | Readonly<{ kind: 'boards'; users: readonly WorkOrderUser[] }>;

export function WorkOrderUsersPage() {
  const { t } = useTexts('features/workOrders/users');
  const seesBoards = may(workOrderUsersRules.seeBoards, useActor(), null);
  const filtering = useFilter(userFilter);
  const { filter, setFilter, clear } = filtering;
  const query = usePages(api.workOrders.listWorkOrderUsers, filter, { follows: ['users'] });
  const list = useListPage({
    query,
    recordsOf: ({ users }) => users,
    count: query.data?.pages[0]?.count,
  });
  const selection = useSelectedIds(
    JSON.stringify(filter),
    (list.items ?? []).map(({ id }) => id),
  );
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const disable = useDisable();
  const actions = useMemo(
    () => ({
      editPermissions: ({ id }: WorkOrderUser) => setOpen({ kind: 'permissions', userId: id }),
      assignBoards: (users: readonly WorkOrderUser[]) => setOpen({ kind: 'boards', users }),
      disable: (user: WorkOrderUser) => void disable(user),
      seesBoards,
    }),
    [disable, seesBoards],
  );
  const users = list.items ?? [];
  return (
    <UserActionsProvider value={actions}>
      <SelectionContext value={seesBoards ? selection : null}>
        <PageHeader
          title={t('title')}
          count={list.count}
          actions={
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={list.isOffline}
              title={list.isOffline ? t('offline') : undefined}
              onClick={() => setOpen({ kind: 'add' })}
            >
              {t('add.button')}
            </Button>
          }
        />
        <OfflineNote>{t('offline')}</OfflineNote>
        <UserFilters filter={filter} onChange={setFilter} seesBoards={seesBoards} />
        <FilterChips chips={useChips(filter, seesBoards)} onChange={setFilter} onClear={clear} mb="md" />
        <UserList list={list} filtering={filtering} />
        <UserSelectionBar selection={selection} users={users} />
      </SelectionContext>
      {open?.kind === 'add' ? <AddSubmitterDialog onClose={close} /> : null}
      {open?.kind === 'permissions' ? (
        <OpenPermissions user={users.find(({ id }) => id === open.userId)} onClose={close} />
      ) : null}
      {open?.kind === 'boards' ? (
        <BoardsDialog users={open.users} onDone={selection.clear} onClose={close} />
      ) : null}
    </UserActionsProvider>
  );
}

type OpenProps = Readonly<{ user: WorkOrderUser | undefined; onClose(): void }>;

/** Follows the list, and stays open on what it knew when the person is no longer in it. */
function OpenPermissions({ user, onClose }: OpenProps) {
  const [known, setKnown] = useState(user);
  if (user !== undefined && user !== known) setKnown(user);
  return known === undefined ? null : <PermissionsDialog user={known} onClose={onClose} />;
}

function useChips(filter: UserFilter, seesBoards: boolean) {
  const { t } = useTexts('features/workOrders/users');
  const roleName = useRoleName();
  const schools = useSchoolNamesById();
  const { boardOf } = useBoards({ isEnabled: seesBoards });
  return userFilter.chips(filter, {
    search: (search) => t('chips.search', { search: search.trim() }),
    roles: roleName,
    schoolIds: (id) => schools.get(id) ?? t('chips.unknownSchool'),
    permission: usePermissionName(),
    boardIds: (id) => boardOf(id)?.name ?? t('chips.unknownBoard'),
  });
}
