import { Card, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { FileList, FileUpload } from '../../../ui/files/index.ts';
import { useTimeZone } from '../../schools/index.ts';
import { problemText } from '../problemText.ts';
import type { ShownOption } from './shownOption.ts';

export function FilesCard({ option }: Readonly<{ option: ShownOption }>) {
  const { t } = useTranslation('dataProfiles');
  const { isOffline } = useConnectivity();
  const timeZone = useTimeZone();
  const queryClient = useQueryClient();
  const { id: optionId } = option;
  const askAgain = () => queryClient.invalidateQueries({ queryKey: api.dataProfiles.key() });
  return (
    <Card withBorder component="section" aria-labelledby="location-files">
      <Title order={2} id="location-files" mb="sm">
        {t('files.title')}
      </Title>
      <Stack gap="sm">
        <FileList
          files={option.files}
          timeZone={timeZone}
          isOffline={isOffline}
          remove={async (fileId) => {
            await client.dataProfiles.deleteDataProfileOptionFile({ optionId, fileId });
            await askAgain();
          }}
          failureText={(error) => problemText(error, t)}
        />
        {option.mergedIntoId !== null ? null : isOffline ? (
          <Text c="dimmed">{t('offlineReason')}</Text>
        ) : (
          <FileUpload
            add={(fileId) => client.dataProfiles.addDataProfileOptionFile({ optionId, fileId })}
            onDone={() => void askAgain()}
          />
        )}
      </Stack>
    </Card>
  );
}
