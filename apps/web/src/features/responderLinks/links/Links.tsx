import { Button, Stack, Text } from '@mantine/core';
import { responderLimits } from '@schooldog/domain/responderLinks';
import { IconLink, IconLock, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useResponderLinks } from '../queries.ts';
import { LinkCard } from './LinkCard.tsx';
import { NewLinkDialog } from './NewLinkDialog.tsx';

/** The responder links of one school, for people who edit its plan. */
export function Links({ schoolId }: Readonly<{ schoolId: string }>) {
  const { t } = useTexts('features/responderLinks');
  const { isOffline } = useConnectivity();
  const school = useSchoolNamesById().get(schoolId);
  const links = useResponderLinks(schoolId);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <BackLink way={{ to: '/eop/$schoolId', params: { schoolId } }}>{t('back')}</BackLink>
      <PageHeader
        title={school === undefined ? t('titleAlone') : t('title', { school })}
        actions={
          links.isLoadingError ? null : (
            <Button
              mih={44}
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={isOffline}
              title={isOffline ? t('offlineReason') : undefined}
              onClick={() => setIsAdding(true)}
            >
              {t('add.label')}
            </Button>
          )
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Text c="dimmed" mb="md" maw={720}>
        {t('lead')}
      </Text>
      <QueryState
        query={links}
        isOffline={isOffline}
        skeleton={<SkeletonList rows={3} height={140} />}
        missing={<StateMessage icon={<IconLock />} title={t('notAllowed')} />}
      >
        {(all) =>
          all.length === 0 ? (
            <StateMessage icon={<IconLink />} title={t('empty.title')} body={t('empty.body')} />
          ) : (
            <Stack gap="md">
              <Text>
                {t('live', {
                  count: all.filter(({ end }) => end === null).length,
                  most: responderLimits.livePerSchool,
                })}
              </Text>
              {all.map((link) => (
                <LinkCard key={link.id} link={link} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      {isAdding ? <NewLinkDialog schoolId={schoolId} onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
