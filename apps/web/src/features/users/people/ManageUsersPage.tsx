import { Alert, Button } from '@mantine/core';
import { IconCloudOff, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { FilterChips } from '../../../ui/FilterChips.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { CreateUserDialog, EditUserDialog, warmUserDialog } from '../userDialog/lazy.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleList } from './PeopleList.tsx';
import { everybody, filterOf, type PeopleFilter, searchOf } from './peopleSearch.ts';
import { useFilterChips } from './useFilterChips.ts';
import { useUsers } from './queries.ts';

const route = getRouteApi('/admin/manageUsers');

export function ManageUsersPage() {
  const { t } = useTranslation('people');
  const { isOffline } = useConnectivity();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = filterOf(search);
  const chips = useFilterChips(filter);
  const users = useUsers(filter);
  const setFilter = (changed: PeopleFilter) =>
    void navigate({ search: searchOf(changed), replace: true, resetScroll: false });
  const clear = () => setFilter(everybody);
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
        count={users.data?.pages[0]?.count}
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
      {isOffline ? (
        <Alert color="orange" variant="light" icon={<IconCloudOff aria-hidden />} mb="md">
          {t('offline')}
        </Alert>
      ) : null}
      <PeopleFilters filter={filter} onChange={setFilter} />
      <FilterChips chips={chips} onChange={setFilter} onClear={clear} mb="md" />
      <PeopleList query={users} isFiltered={Object.keys(searchOf(filter)).length > 0} onClear={clear} />
      <Suspense fallback={null}>
        {search.user === undefined ? null : search.user === 'new' ? (
          <CreateUserDialog onClose={close} />
        ) : (
          <EditUserDialog userId={search.user} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
