import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { canEditSchool } from '@schooldog/domain/schools';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useActor } from '../../platform/session/session.ts';
import { FileList, FileUpload } from '../../ui/files/index.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { saveErrorText } from './fieldError.ts';
import { useSchoolFiles } from './queries.ts';

export function SchoolFilesCard({ schoolId, timeZone }: { schoolId: string; timeZone: string }) {
  const { t } = useTranslation('schools');
  const { isOffline } = useConnectivity();
  const files = useSchoolFiles(schoolId);
  const mayEdit = canEditSchool(useActor(), schoolId);
  const queryClient = useQueryClient();
  const askAgain = () => queryClient.invalidateQueries({ queryKey: api.schools.key() });
  const remove = async (fileId: string) => {
    await client.schools.deleteSchoolFile({ schoolId, fileId });
    await askAgain();
  };
  return (
    <Card withBorder component="section" aria-labelledby="school-files">
      <Title order={2} id="school-files" mb="sm">
        {t('files.title')}
      </Title>
      <Stack gap="sm">
        <QueryState query={files} isOffline={isOffline} skeleton={<Skeleton h={44} />}>
          {(list) => (
            <FileList
              files={list}
              timeZone={timeZone}
              isOffline={isOffline}
              remove={mayEdit ? remove : undefined}
              failureText={(error) => saveErrorText(error, t)}
            />
          )}
        </QueryState>
        {mayEdit ? (
          isOffline ? (
            <Text c="dimmed">{t('offlineReason')}</Text>
          ) : (
            <FileUpload
              add={(fileId) => client.schools.addSchoolFile({ schoolId, fileId })}
              onDone={() => void askAgain()}
            />
          )
        ) : null}
      </Stack>
    </Card>
  );
}
