import { Alert, Skeleton } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { useSchoolNames } from '../../schools/index.ts';
import { OptionDialogs } from '../option/OptionDialogs.tsx';
import type { OptionTask } from '../option/optionTask.ts';
import { ProfileDialog } from '../profiles/ProfileDialog.tsx';
import { FoundOrGone } from '../FoundOrGone.tsx';
import { useProfile } from '../queries.ts';
import { ProfileActions, type ProfileTask } from './ProfileActions.tsx';
import { ProfileHistoryDialog } from './ProfileHistoryDialog.tsx';
import { ImportDialog } from '../importing/ImportDialog.tsx';
import { OptionList } from './OptionList.tsx';

export function ProfilePage() {
  const { schoolId = '', dataProfileId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/dataProfiles');
  const { isOffline } = useConnectivity();
  const profile = useProfile(dataProfileId);
  const school = useSchoolNames().data?.find(({ id }) => id === schoolId)?.name;
  const [task, setTask] = useState<ProfileTask | null>(null);
  const [optionTask, setOptionTask] = useState<OptionTask | null>(null);
  const close = () => setTask(null);
  return (
    <>
      <BackLink way={{ to: '/dataProfiles', search: { schoolIds: schoolId } }}>
        {[t('title'), school].filter(Boolean).join(' · ')}
      </BackLink>
      <FoundOrGone
        query={profile}
        skeleton={
          <SkeletonList rows={6} height={56} gap="md">
            <Skeleton h={32} w={240} />
            <Skeleton h={40} />
          </SkeletonList>
        }
      >
        {(data) => (
          <>
            <PageHeader
              title={data.name}
              count={data.options}
              actions={<ProfileActions profile={data} isOffline={isOffline} onTask={setTask} />}
            />
            {data.isArchived ? (
              <Alert color="gray" icon={<IconArchive aria-hidden />} mb="md">
                {t('profile.archivedNote')}
              </Alert>
            ) : null}
            <OptionList
              profile={data}
              isOffline={isOffline}
              onAdd={() => setTask('add')}
              onTask={setOptionTask}
            />
            <OptionDialogs
              schoolId={schoolId}
              dataProfileId={data.id}
              task={task === 'add' ? { kind: 'add' } : optionTask}
              current={data.optionList}
              onClose={() => {
                close();
                setOptionTask(null);
              }}
            />
            {task === 'rename' ? <ProfileDialog schoolId={schoolId} profile={data} onClose={close} /> : null}
            {task === 'import' ? <ImportDialog profile={data} onClose={close} /> : null}
            {task === 'history' ? <ProfileHistoryDialog dataProfileId={data.id} onClose={close} /> : null}
          </>
        )}
      </FoundOrGone>
    </>
  );
}
