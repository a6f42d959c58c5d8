import { Skeleton, Stack, Title } from '@mantine/core';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { FileList } from '../../ui/files/index.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { saveErrorText } from './fieldError.ts';
import { LinkList } from './LinkList.tsx';
import { useSchool, useSchoolFiles } from './queries.ts';
import { SchoolFacts } from './SchoolFacts.tsx';

type Props = Readonly<{ schoolId: string }>;

/** Address, numbers and people of a school, to read on pages of other features. */
export function SchoolInfo({ schoolId }: Props) {
  const { isOffline } = useConnectivity();
  return (
    <QueryState query={useSchool(schoolId)} isOffline={isOffline} skeleton={<Skeleton h={160} />}>
      {(school) => <SchoolFacts school={school} />}
    </QueryState>
  );
}

/** The links and files of a school, to open on pages of other features. */
export function SchoolResources({ schoolId }: Props) {
  const { t } = useTexts('features/schools');
  const { isOffline } = useConnectivity();
  return (
    <Stack gap="md">
      <section>
        <Title order={3} size="h5" mb={4}>
          {t('links.title')}
        </Title>
        <QueryState query={useSchool(schoolId)} isOffline={isOffline} skeleton={<Skeleton h={44} />}>
          {({ links }) => <LinkList links={links} />}
        </QueryState>
      </section>
      <section>
        <Title order={3} size="h5" mb={4}>
          {t('files.title')}
        </Title>
        <QueryState query={useSchoolFiles(schoolId)} isOffline={isOffline} skeleton={<Skeleton h={44} />}>
          {(files) => (
            <FileList files={files} isOffline={isOffline} failureText={(error) => saveErrorText(error, t)} />
          )}
        </QueryState>
      </section>
    </Stack>
  );
}
