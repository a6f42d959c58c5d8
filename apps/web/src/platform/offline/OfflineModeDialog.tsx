import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NoticeDialog } from './NoticeDialog.tsx';

export function OfflineModeDialog({ onClose }: Readonly<{ onClose(): void }>) {
  const { t } = useTranslation('platform/offline');
  return (
    <NoticeDialog title={t('mode.title')} button={{ label: t('understood'), run: onClose }} onClose={onClose}>
      <Text>{t('mode.body')}</Text>
      <Text>{t('mode.end')}</Text>
    </NoticeDialog>
  );
}
