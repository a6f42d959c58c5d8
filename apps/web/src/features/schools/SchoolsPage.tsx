import { Button, Group, Skeleton, Stack, TextInput, Title } from '@mantine/core';
import { canCreateSchool, groupSchools, type School } from '@schooldog/domain/schools';
import { canSaveOrganization } from '@schooldog/domain/settings';
import { IconFolders, IconPlus, IconSchool, IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useActor } from '../../platform/session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { CreateSchoolDialog } from './CreateSchoolDialog.tsx';
import { GroupingsDialog } from './GroupingsDialog.tsx';
import { useOrganization, useSchools } from './queries.ts';
import { SchoolList } from './SchoolList.tsx';

export function SchoolsPage() {
  const { t } = useTranslation('schools');
  const { isOffline } = useConnectivity();
  const schools = useSchools();
  const [dialog, setDialog] = useState<'create' | 'groupings' | null>(null);
  const actor = useActor();
  const offlineReason = isOffline ? t('offlineReason') : undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        count={schools.data?.length}
        actions={
          <Group gap="xs">
            {canSaveOrganization(actor) ? (
              <Button
                variant="default"
                leftSection={<IconFolders size={16} />}
                disabled={isOffline}
                title={offlineReason}
                onClick={() => setDialog('groupings')}
              >
                {t('groupings')}
              </Button>
            ) : null}
            {canCreateSchool(actor) ? (
              <Button
                leftSection={<IconPlus size={16} />}
                disabled={isOffline}
                title={offlineReason}
                onClick={() => setDialog('create')}
              >
                {t('add')}
              </Button>
            ) : null}
          </Group>
        }
      />
      <QueryState query={schools} isOffline={isOffline} skeleton={<ListSkeleton />}>
        {(list) => <FoundSchools schools={list} />}
      </QueryState>
      {dialog === 'create' ? <CreateSchoolDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'groupings' ? <GroupingsDialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** The search text lives in the address, so that a found list can be shared and comes back with Back. */
function FoundSchools({ schools }: { schools: readonly School[] }) {
  const { t } = useTranslation('schools');
  const navigate = useNavigate();
  const { find = '' }: { find?: string } = useSearch({ strict: false });
  const groupings = useOrganization().data?.schoolGroupings ?? [];
  const setFind = (text: string) =>
    void navigate({ to: '/schools', search: text === '' ? {} : { find: text }, replace: true });
  const wanted = find.trim().toLowerCase();
  const found = schools.filter((school) =>
    [school.name, school.address.city, school.principalName].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
  if (schools.length === 0) return <StateMessage icon={<IconSchool />} title={t('empty')} />;
  return (
    <Stack gap="lg">
      <TextInput
        aria-label={t('find')}
        placeholder={t('find')}
        leftSection={<IconSearch size={16} />}
        value={find}
        onChange={({ currentTarget }) => setFind(currentTarget.value)}
        maw={420}
      />
      {found.length === 0 ? (
        <StateMessage
          icon={<IconSearch />}
          title={t('noMatch')}
          action={{ label: t('clearSearch'), run: () => setFind('') }}
        />
      ) : (
        groupSchools(found, groupings).map((group) => (
          <section key={group.id ?? 'ungrouped'}>
            {group.id === null && found.length === group.schools.length ? null : (
              <Title order={2} size="h3" mb="xs">
                {group.name ?? t('ungrouped')}
              </Title>
            )}
            <SchoolList
              schools={found.filter(({ id }) => group.schools.some((school) => school.id === id))}
            />
          </section>
        ))
      )}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="xs">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} h={72} />
      ))}
    </Stack>
  );
}
