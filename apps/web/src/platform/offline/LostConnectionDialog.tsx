import { Text } from '@mantine/core';
import { useTexts } from '../i18n/useTexts.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

export function LostConnectionDialog() {
  const { t } = useTexts('platform/offline');
  const reload = { label: t('lost.reload'), run: () => location.reload() };
  return (
    <NoticeDialog title={t('lost.title')} button={reload} isPersistent>
      <Text>{t('lost.body')}</Text>
    </NoticeDialog>
  );
}
