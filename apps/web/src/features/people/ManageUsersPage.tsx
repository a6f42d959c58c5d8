import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { api } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { useFilter } from '../../ui/list/useFilter.ts';
import { useListPage } from '../../ui/list/useListPage.ts';
import { usePages } from '../../ui/list/usePages.ts';
import { OfflineNote } from '../../ui/OfflineNote.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useSchoolNamesById } from '../schools/index.ts';
import { CreateUserDialog, EditUserDialog, warmUserDialog } from './userDialog/lazy.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleList } from './PeopleList.tsx';
import { type PeopleFilter, peopleFilter } from './peopleFilter.ts';
import { useRoleName } from './useRoleName.ts';

const route = getRouteApi('/admin/manageUsers');

export function ManageUsersPage() {
  const { t } = useTexts('features/people');
  const navigate = route.useNavigate();
  const { filter, setFilter, clear, count } = useFilter(peopleFilter);
  const list = usePeople(filter);
  const { isOffline } = list;
  const chips = useChips(filter);
  const close = useCallback(
    () => void navigate({ search: ({ user: _closed, ...others }) => others, resetScroll: false }),
    [navigate],
  );
  const open = (user: string) =>
    void navigate({ search: (before) => ({ ...before, user }), resetScroll: false });

  useEffect(warmUserDialog, []);

  return (
    <>
      <PageHeader
        title={t('title')}
        count={list.count}
        actions={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={isOffline}
            title={isOffline ? t('offline') : undefined}
            onClick={() => open('new')}
          >
            {t('create')}
          </Button>
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <PeopleFilters filter={filter} onChange={setFilter} />
      <FilterChips chips={chips} onChange={setFilter} onClear={clear} mb="md" />
      <PeopleList
        list={list}
        sort={{ by: filter.sort ?? 'name', isDescending: filter.sortDesc ?? false }}
        onSort={({ by, isDescending }) =>
          setFilter({
            ...filter,
            sort: by === 'name' ? undefined : by,
            sortDesc: isDescending ? true : undefined,
          })
        }
        isFiltered={count > 0}
        onClear={clear}
      />
      <Suspense fallback={null}>
        {filter.user === undefined ? null : filter.user === 'new' ? (
          <CreateUserDialog onClose={close} />
        ) : (
          <EditUserDialog userId={filter.user} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function usePeople({ user: _open, find, ...filter }: PeopleFilter) {
  const search = find?.trim();
  const query = usePages(api.users.listUsers, search === undefined ? filter : { ...filter, search });
  return useListPage({ query, recordsOf: ({ users }) => users, count: query.data?.pages[0]?.count });
}

function useChips(filter: PeopleFilter) {
  const { t } = useTexts('features/people');
  const { t: tPermissionEditor } = useTexts('features/people/permissionEditor');
  const roleName = useRoleName();
  const schoolNames = useSchoolNamesById();
  return peopleFilter.chips(filter, {
    find: (typed) => t('chips.search', { text: typed.trim() }),
    roles: roleName,
    schoolIds: (id) => schoolNames.get(id) ?? t('chips.unknownSchool'),
    statuses: (status) => t(`status.${status}`),
    permission: (permission) => tPermissionEditor(`permissions.${permission}.name`),
  });
}
