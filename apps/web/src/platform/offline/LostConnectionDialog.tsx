import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NoticeDialog } from './NoticeDialog.tsx';

export function LostConnectionDialog() {
  const { t } = useTranslation('platform/offline');
  const reload = { label: t('lost.reload'), run: () => location.reload() };
  return (
    <NoticeDialog title={t('lost.title')} button={reload} isPersistent>
      <Text>{t('lost.body')}</Text>
    </NoticeDialog>
  );
}
