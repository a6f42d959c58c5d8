import { Grid, Stack, VisuallyHidden } from '@mantine/core';
import { canListSchools, type School } from '@schooldog/domain/schools';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useActor } from '../../platform/session/session.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { RecordSkeleton } from '../../ui/RecordSkeleton.tsx';
import { ArchivedNote } from './archiving/ArchivedNote.tsx';
import { SchoolMenu } from './archiving/SchoolMenu.tsx';
import { useSchool, useSchoolTiles } from './queries.ts';
import { SchoolFilesCard } from './SchoolFilesCard.tsx';
import { SchoolHistoryCard } from './SchoolHistoryCard.tsx';
import { SchoolInfoCard } from './SchoolInfoCard.tsx';
import { SchoolLinksCard } from './SchoolLinksCard.tsx';
import { SchoolMissing } from './SchoolMissing.tsx';
import { SchoolTiles, WaitingTiles } from './tiles/SchoolTiles.tsx';

export function SchoolDetails({ schoolId }: Readonly<{ schoolId: string }>) {
  const { t } = useTexts('features/schools');
  const { isOffline } = useConnectivity();
  const school = useSchool(schoolId);
  // The cards below would move under a finger if the tiles came after them: their height is not known before.
  const areTilesAwaited = useSchoolTiles(schoolId).isLoading;
  const skeleton = (
    <RecordSkeleton cards={[280, 120]}>
      <WaitingTiles />
    </RecordSkeleton>
  );
  return (
    <>
      {canListSchools(useActor()) ? <BackLink way={{ to: '/schools' }}>{t('title')}</BackLink> : null}
      <QueryState query={school} isOffline={isOffline} skeleton={skeleton} missing={<NoSuchSchool />}>
        {(data) => (areTilesAwaited ? skeleton : <SchoolContent school={data} />)}
      </QueryState>
    </>
  );
}

function SchoolContent({ school }: Readonly<{ school: School }>) {
  return (
    <>
      <PageHeader title={school.name} menu={<SchoolMenu school={school} />} />
      <ArchivedNote school={school} />
      <SchoolTiles schoolId={school.id} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <SchoolInfoCard school={school} />
            <SchoolLinksCard school={school} />
            <SchoolFilesCard school={school} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <SchoolHistoryCard schoolId={school.id} />
        </Grid.Col>
      </Grid>
    </>
  );
}

function NoSuchSchool() {
  const { t } = useTexts('features/schools');
  return (
    <>
      <VisuallyHidden component="h1" tabIndex={-1}>
        {t('missing.title')}
      </VisuallyHidden>
      <SchoolMissing />
    </>
  );
}
