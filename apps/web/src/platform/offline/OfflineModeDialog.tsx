import { Text } from '@mantine/core';
import { useTexts } from '../i18n/useTexts.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

export function OfflineModeDialog({ onClose }: Readonly<{ onClose(): void }>) {
  const { t } = useTexts('platform/offline');
  return (
    <NoticeDialog title={t('mode.title')} button={{ label: t('understood'), run: onClose }} onClose={onClose}>
      <Text>{t('mode.body')}</Text>
      <Text>{t('mode.end')}</Text>
    </NoticeDialog>
  );
}
