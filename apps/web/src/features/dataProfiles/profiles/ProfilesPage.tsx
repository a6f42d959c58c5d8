import { Box, Button, Group, Text } from '@mantine/core';
import type { ListedProfile } from '@schooldog/contract/dataProfiles';
import { schoolsWith } from '@schooldog/domain/permissions';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
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
import { SchoolCards } from './SchoolCards.tsx';

/** Of each person: the next one on a shared device begins with their own. */
const lastSchoolKey = (userId: string) => `dataProfilesSchool ${userId}`;

export function ProfilesPage() {
  const { t } = useTexts('features/dataProfiles');
  const { isOffline } = useConnectivity();
  const { filter, setFilter } = useFilter(profilesFilter);
  const actor = useActor();
  const key = lastSchoolKey(actor.userId);
  const offered = schoolsWith(actor, 'manage data profiles');
  const [last, setLast] = useState(() => readDevice(key));
  const isOffered = (id: string) => offered === 'all' || offered.includes(id);
  const schoolId =
    [filter.schoolIds?.[0], last].find((id) => typeof id === 'string' && isOffered(id)) ?? null;
  const profiles = useProfiles(schoolId);
  const [edited, setEdited] = useState<ListedProfile | 'new' | null>(null);
  const choose = useCallback(
    (chosen: string | null) => {
      writeDevice(key, chosen);
      setLast(chosen);
      setFilter({ ...filter, schoolIds: chosen === null ? [] : [chosen] });
    },
    [key, filter, setFilter, setLast],
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
          schoolId === null ? undefined : (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={isOffline}
              title={isOffline ? t('offlineReason') : undefined}
              onClick={() => setEdited('new')}
            >
              {t('profiles.create')}
            </Button>
          )
        }
      />
      <Text c="dimmed" mb="md" maw={720}>
        {t('lead')}
      </Text>
      <Group align="flex-end" mb="lg" gap="md">
        <Box flex="1 1 280px" maw={420} data-on-paper={schoolId === null ? undefined : true}>
          <SchoolSelect purpose="form" offered={offered} value={schoolId} onChange={choose} />
        </Box>
        {schoolId === null ? null : <ArchivedSwitch filter={filter} onChange={setFilter} />}
        {schoolId === null || (offered !== 'all' && offered.length < 2) ? null : (
          <Button variant="subtle" onClick={() => choose(null)}>
            {t('profiles.allSchools')}
          </Button>
        )}
      </Group>
      {schoolId === null ? (
        <SchoolCards offered={offered} onChoose={choose} />
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
