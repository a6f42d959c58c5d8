import { Stack, Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { KitsHere } from './KitsHere.tsx';
import { KitsOnDevices } from './KitsOnDevices.tsx';

export function KitsPage() {
  const { t } = useTexts('features/goKits');
  return (
    <>
      <PageHeader title={t('title')} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Text c="dimmed" mb="md" maw={720}>
        {t('lead')}
      </Text>
      <Stack gap="xl">
        <KitsHere />
        <KitsOnDevices />
      </Stack>
    </>
  );
}
