import { Box, Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import type { ListedProfile } from '@schooldog/contract/dataProfiles';
import { schoolsWith } from '@schooldog/domain/permissions';
import { IconListDetails, IconPlus, IconSchool } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';
import { useActor } from '../../../platform/session/session.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { SchoolSelect } from '../../schools/index.ts';
import { useProfiles } from '../queries.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { ProfileList } from './ProfileList.tsx';

const route = getRouteApi('/dataProfiles');
const lastSchoolKey = 'dataProfilesSchool';

export function ProfilesPage() {
  const { t } = useTranslation('dataProfiles');
  const { isOffline } = useConnectivity();
  const navigate = route.useNavigate();
  const { school, archived: showsArchived = false } = route.useSearch();
  const offered = schoolsWith(useActor(), 'manage data profiles');
  const [last] = useState(() => readDevice(lastSchoolKey));
  const isOffered = (id: string) => offered === 'all' || offered.includes(id);
  const schoolId = [school, last].find((id) => typeof id === 'string' && isOffered(id)) ?? null;
  const profiles = useProfiles(schoolId);
  const [edited, setEdited] = useState<ListedProfile | 'new' | null>(null);
  const choose = useCallback(
    (chosen: string | null) => {
      writeDevice(lastSchoolKey, chosen);
      void navigate({
        search: ({ school: _before, ...others }) =>
          chosen === null ? others : { ...others, school: chosen },
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const shown = (list: readonly ListedProfile[]) =>
    list.filter(({ isArchived }) => showsArchived || !isArchived);

  return (
    <>
      <PageHeader
        title={t('title')}
        count={profiles.data === undefined ? undefined : shown(profiles.data).length}
        actions={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={isOffline || schoolId === null}
            title={isOffline ? t('offlineReason') : undefined}
            onClick={() => setEdited('new')}
          >
            {t('profiles.create')}
          </Button>
        }
      />
      <Text c="dimmed" mb="md" maw={720}>
        {t('lead')}
      </Text>
      <Group align="flex-end" mb="lg" gap="md">
        <Box flex="1 1 280px" maw={420}>
          <SchoolSelect purpose="form" offered={offered} value={schoolId} onChange={choose} />
        </Box>
        <Switch
          label={t('showArchived')}
          checked={showsArchived}
          py={8}
          onChange={({ currentTarget: { checked } }) =>
            void navigate({
              search: ({ archived: _before, ...others }) =>
                checked ? { ...others, archived: true as const } : others,
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Group>
      {schoolId === null ? (
        <StateMessage icon={<IconSchool />} title={t('profiles.chooseSchool')} />
      ) : (
        <QueryState query={profiles} isOffline={isOffline} skeleton={<Waiting />}>
          {(list) =>
            shown(list).length === 0 ? (
              <StateMessage
                icon={<IconListDetails />}
                title={t(list.length === 0 ? 'profiles.empty' : 'profiles.onlyArchived')}
                body={list.length === 0 ? t('profiles.emptyBody') : undefined}
                action={isOffline ? undefined : { label: t('profiles.create'), run: () => setEdited('new') }}
              />
            ) : (
              <ProfileList profiles={shown(list)} isOffline={isOffline} onRename={setEdited} />
            )
          }
        </QueryState>
      )}
      {edited === null || schoolId === null ? null : (
        <ProfileDialog
          schoolId={schoolId}
          profile={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="sm" aria-busy>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} h={72} />
      ))}
    </Stack>
  );
}
