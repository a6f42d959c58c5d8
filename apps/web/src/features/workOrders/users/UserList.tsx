import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { IconUsers, IconUserSearch } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { TableRoom } from '../../../ui/list/TableRoom.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { UserCards } from './UserCards.tsx';
import type { UserFilter } from './userFilter.ts';
import { UserTable } from './UserTable.tsx';

type Props = Readonly<{ list: ListState<WorkOrderUser>; filtering: FilterState<UserFilter> }>;

/** A table where there is room for its columns, otherwise cards. */
export function UserList({ list, filtering: { count, clear } }: Props) {
  const { t } = useTexts('features/workOrders/users');
  return (
    <TableRoom>
      {(hasTable) => (
        <ListPage
          list={list}
          skeleton={<SkeletonList rows={8} height={hasTable ? 65 : 232} gap={hasTable ? 1 : 8} />}
          empty={
            <ListEmpty
              isFiltered={count > 0}
              onClear={clear}
              nothing={{ icon: <IconUsers aria-hidden />, title: t('empty') }}
              noMatch={{ icon: <IconUserSearch aria-hidden />, title: t('noMatch') }}
            />
          }
        >
          {(users) => (hasTable ? <UserTable users={users} /> : <UserCards users={users} />)}
        </ListPage>
      )}
    </TableRoom>
  );
}
