import { Text } from '@mantine/core';
import { useTexts } from '../i18n/useTexts.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

export function StorageDialog({ isFull, onClose }: Readonly<{ isFull: boolean; onClose(): void }>) {
  const { t } = useTexts('platform/offline');
  return (
    <NoticeDialog
      title={t(isFull ? 'storage.fullTitle' : 'storage.lowTitle')}
      button={{ label: t('understood'), run: onClose }}
      onClose={onClose}
    >
      <Text>{t(isFull ? 'storage.fullBody' : 'storage.lowBody')}</Text>
      <Text>{t('storage.advice')}</Text>
    </NoticeDialog>
  );
}
