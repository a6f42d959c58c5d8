import { Grid, Stack, VisuallyHidden } from '@mantine/core';
import { canListSchools } from '@schooldog/domain/schools';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useActor } from '../../platform/session/session.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { RecordSkeleton } from '../../ui/RecordSkeleton.tsx';
import { ArchivedNote } from './archiving/ArchivedNote.tsx';
import { SchoolMenu } from './archiving/SchoolMenu.tsx';
import { useSchool } from './queries.ts';
import { SchoolFilesCard } from './SchoolFilesCard.tsx';
import { SchoolHistoryCard } from './SchoolHistoryCard.tsx';
import { SchoolInfoCard } from './SchoolInfoCard.tsx';
import { SchoolLinksCard } from './SchoolLinksCard.tsx';
import { SchoolMissing } from './SchoolMissing.tsx';
import { SchoolTiles, WaitingTiles } from './tiles/SchoolTiles.tsx';

export function SchoolPage() {
  const { schoolId = '' } = useParams({ strict: false });
  const { t } = useTranslation('features/schools');
  const { isOffline } = useConnectivity();
  const school = useSchool(schoolId);
  return (
    <>
      {canListSchools(useActor()) ? <BackLink way={{ to: '/schools' }}>{t('title')}</BackLink> : null}
      <QueryState
        query={school}
        isOffline={isOffline}
        skeleton={
          <RecordSkeleton cards={[280, 120]}>
            <WaitingTiles />
          </RecordSkeleton>
        }
        missing={<NoSuchSchool />}
      >
        {(data) => (
          <>
            <PageHeader title={data.name} menu={<SchoolMenu school={data} />} />
            <ArchivedNote school={data} />
            <SchoolTiles schoolId={data.id} />
            <Grid gap="lg">
              <Grid.Col span={{ base: 12, md: 8 }}>
                <Stack gap="lg">
                  <SchoolInfoCard school={data} />
                  <SchoolLinksCard school={data} />
                  <SchoolFilesCard school={data} />
                </Stack>
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 4 }}>
                <SchoolHistoryCard schoolId={data.id} />
              </Grid.Col>
            </Grid>
          </>
        )}
      </QueryState>
    </>
  );
}

function NoSuchSchool() {
  const { t } = useTranslation('features/schools');
  return (
    <>
      <VisuallyHidden component="h1" tabIndex={-1}>
        {t('missing.title')}
      </VisuallyHidden>
      <SchoolMissing />
    </>
  );
}
