import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { KitsHere } from './KitsHere.tsx';
import { KitsOnDevices } from './KitsOnDevices.tsx';

export function KitsPage() {
  const { t } = useTranslation('features/goKits');
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
