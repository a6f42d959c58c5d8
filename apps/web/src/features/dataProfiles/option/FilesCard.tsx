import { Card, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { FileRow } from './FileRow.tsx';
import { FileUpload } from './FileUpload.tsx';
import type { ShownOption } from './shownOption.ts';

export function FilesCard({ option }: Readonly<{ option: ShownOption }>) {
  const { t } = useTranslation('dataProfiles');
  const { isOffline } = useConnectivity();
  return (
    <Card withBorder component="section" aria-labelledby="location-files">
      <Title order={2} id="location-files" mb="sm">
        {t('files.title')}
      </Title>
      <Stack gap="sm">
        {option.files.length === 0 ? (
          <Text c="dimmed">{t('files.empty')}</Text>
        ) : (
          <Stack gap={4}>
            {option.files.map((file) => (
              <FileRow key={file.id} file={file} optionId={option.id} isOffline={isOffline} />
            ))}
          </Stack>
        )}
        {option.mergedIntoId !== null ? null : isOffline ? (
          <Text c="dimmed">{t('offlineReason')}</Text>
        ) : (
          <FileUpload optionId={option.id} />
        )}
      </Stack>
    </Card>
  );
}
