import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../platform/downloads/saveFile.ts';
import type { FetchedCsv } from './fetchCsv.ts';

type Props = Readonly<{ file: FetchedCsv; onClose(): void }>;

export function CsvReady({ file: { blob, fileName, records }, onClose }: Props) {
  const { t } = useTranslation('features/entries/entryExports');
  return (
    <Stack gap="sm">
      <Text>{t('csv.saved', { fileName, count: records })}</Text>
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={() => saveFile(blob, fileName)}>
          {t('csv.again')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
    </Stack>
  );
}
