import { Box, Button, Group, Text } from '@mantine/core';
import type { ListedProfile } from '@schooldog/contract/dataProfiles';
import { schoolsWith } from '@schooldog/domain/permissions';
import { IconListDetails, IconPlus, IconSchool } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ArchivedSwitch } from '../../../ui/list/ArchivedSwitch.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { SchoolSelect } from '../../schools/index.ts';
import { profilesFilter } from '../profileFilters.ts';
import { useProfiles } from '../queries.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { ProfileList } from './ProfileList.tsx';

const lastSchoolKey = 'dataProfilesSchool';

export function ProfilesPage() {
  const { t } = useTranslation('features/dataProfiles');
  const { isOffline } = useConnectivity();
  const { filter, setFilter } = useFilter(profilesFilter);
  const offered = schoolsWith(useActor(), 'manage data profiles');
  const [last] = useState(() => readDevice(lastSchoolKey));
  const isOffered = (id: string) => offered === 'all' || offered.includes(id);
  const schoolId =
    [filter.schoolIds?.[0], last].find((id) => typeof id === 'string' && isOffered(id)) ?? null;
  const profiles = useProfiles(schoolId);
  const [edited, setEdited] = useState<ListedProfile | 'new' | null>(null);
  const choose = useCallback(
    (chosen: string | null) => {
      writeDevice(lastSchoolKey, chosen);
      setFilter({ ...filter, schoolIds: chosen === null ? [] : [chosen] });
    },
    [filter, setFilter],
  );
  const editedNow = profiles.data?.find(({ id }) => edited !== 'new' && id === edited?.id) ?? edited;
  const shown = (list: readonly ListedProfile[]) =>
    list.filter(({ isArchived }) => filter.showArchived === true || !isArchived);

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
        <ArchivedSwitch filter={filter} onChange={setFilter} />
      </Group>
      {schoolId === null ? (
        <StateMessage icon={<IconSchool />} title={t('profiles.chooseSchool')} />
      ) : (
        <QueryState
          query={profiles}
          isOffline={isOffline}
          skeleton={<SkeletonList rows={3} height={72} gap="sm" />}
        >
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
      {editedNow === null || schoolId === null ? null : (
        <ProfileDialog
          schoolId={schoolId}
          profile={editedNow === 'new' ? null : editedNow}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
