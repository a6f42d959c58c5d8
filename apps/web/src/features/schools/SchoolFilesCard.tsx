import { Skeleton } from '@mantine/core';
import { canEditSchool, type School, schoolFacts } from '@schooldog/domain/schools';
import { useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useActor } from '../../platform/session/session.ts';
import { FilesCard } from '../../ui/files/index.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { saveErrorText } from './fieldError.ts';
import { useSchoolFiles } from './queries.ts';

export function SchoolFilesCard({ school }: { school: School }) {
  const { id: schoolId } = school;
  const { t } = useTexts('features/schools');
  const { isOffline } = useConnectivity();
  const files = useSchoolFiles(schoolId);
  const mayEdit = canEditSchool(useActor(), schoolFacts(school));
  const queryClient = useQueryClient();
  const changes = {
    add: (fileId: string) => client.schools.addSchoolFile({ schoolId, fileId }),
    remove: (fileId: string) => client.schools.deleteSchoolFile({ schoolId, fileId }),
  };
  const title = t('files.title');
  if (files.data === undefined) {
    return (
      <SectionCard title={title}>
        <QueryState query={files} isOffline={isOffline} skeleton={<Skeleton h={44} />}>
          {() => null}
        </QueryState>
      </SectionCard>
    );
  }
  return (
    <FilesCard
      title={title}
      files={files.data}
      refresh={() => queryClient.invalidateQueries({ queryKey: api.schools.key() })}
      failureText={(error) => saveErrorText(error, t)}
      offlineReason={t('offlineReason')}
      {...(mayEdit ? changes : {})}
    />
  );
}
