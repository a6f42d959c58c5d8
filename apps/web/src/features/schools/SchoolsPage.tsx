import { Button, Group, Stack, Title } from '@mantine/core';
import { canCreateSchool, groupSchools, type School } from '@schooldog/domain/schools';
import { canSaveOrganization } from '@schooldog/domain/settings';
import { IconFolders, IconPlus, IconSchool, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useActor } from '../../platform/session/session.ts';
import { ArchivedSwitch } from '../../ui/list/ArchivedSwitch.tsx';
import { FindFilter } from '../../ui/list/FindFilter.tsx';
import { useFilter } from '../../ui/list/useFilter.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { textMatcher } from '../../ui/textSearch.ts';
import { CreateSchoolDialog } from './CreateSchoolDialog.tsx';
import { GroupingsDialog } from './GroupingsDialog.tsx';
import { useOrganization, useSchools } from './queries.ts';
import { schoolFilter } from './schoolFilter.ts';
import { SchoolList } from './SchoolList.tsx';

export function SchoolsPage() {
  const { t } = useTexts('features/schools');
  const { isOffline } = useConnectivity();
  const schools = useSchools();
  const { showArchived = false } = useFilter(schoolFilter).filter;
  const [dialog, setDialog] = useState<'create' | 'groupings' | null>(null);
  const actor = useActor();
  const offlineReason = isOffline ? t('offlineReason') : undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        count={schools.data === undefined ? undefined : shown(schools.data, showArchived).length}
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
      <QueryState query={schools} isOffline={isOffline} skeleton={<SkeletonList rows={6} height={72} />}>
        {(list) => <FoundSchools schools={shown(list, showArchived)} hasArchived={hasArchived(list)} />}
      </QueryState>
      {dialog === 'create' ? <CreateSchoolDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'groupings' ? <GroupingsDialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}

function shown(schools: readonly School[], showArchived: boolean): readonly School[] {
  return schools.filter(({ timeArchived }) => showArchived || timeArchived === null);
}

function hasArchived(schools: readonly School[]): boolean {
  return schools.some(({ timeArchived }) => timeArchived !== null);
}

type FoundProps = Readonly<{ schools: readonly School[]; hasArchived: boolean }>;

function FoundSchools({ schools, hasArchived: offersArchived }: FoundProps) {
  const { t } = useTexts('features/schools');
  const { filter, setFilter, clear } = useFilter(schoolFilter);
  const groupings = useOrganization().data?.schoolGroupings ?? [];
  const matches = textMatcher(filter.find ?? '');
  const found = schools.filter(({ name, address, principalName }) =>
    matches(name, address.city, principalName),
  );
  if (schools.length === 0 && !offersArchived)
    return <StateMessage icon={<IconSchool />} title={t('empty')} />;
  return (
    <Stack gap="lg">
      <Group align="flex-end">
        <FindFilter label={t('find')} filter={filter} onChange={setFilter} />
        {offersArchived ? <ArchivedSwitch filter={filter} onChange={setFilter} /> : null}
      </Group>
      {found.length === 0 ? (
        <StateMessage
          icon={<IconSearch />}
          title={t('noMatch')}
          action={{ label: t('clearSearch'), run: clear }}
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
