import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { canEditSchool } from '@schooldog/domain/schools';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useActor } from '../../platform/session/session.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { useSchoolFiles } from './queries.ts';
import { SchoolFileRow } from './SchoolFileRow.tsx';
import { SchoolFileUpload } from './SchoolFileUpload.tsx';

export function SchoolFilesCard({ schoolId, timeZone }: { schoolId: string; timeZone: string }) {
  const { t } = useTranslation('schools');
  const { isOffline } = useConnectivity();
  const files = useSchoolFiles(schoolId);
  const mayEdit = canEditSchool(useActor(), schoolId);
  return (
    <Card withBorder component="section" aria-labelledby="school-files">
      <Title order={2} id="school-files" mb="sm">
        {t('files.title')}
      </Title>
      <Stack gap="sm">
        <QueryState query={files} isOffline={isOffline} skeleton={<Skeleton h={44} />}>
          {(list) =>
            list.length === 0 ? (
              <Text c="dimmed">{t('files.empty')}</Text>
            ) : (
              <Stack gap={4}>
                {list.map((file) => (
                  <SchoolFileRow
                    key={file.id}
                    file={file}
                    schoolId={schoolId}
                    timeZone={timeZone}
                    isOffline={isOffline}
                    mayDelete={mayEdit && !isOffline}
                  />
                ))}
              </Stack>
            )
          }
        </QueryState>
        {mayEdit ? (
          isOffline ? (
            <Text c="dimmed">{t('offlineReason')}</Text>
          ) : (
            <SchoolFileUpload schoolId={schoolId} />
          )
        ) : null}
      </Stack>
    </Card>
  );
}
