import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

export function OfflineDialog({ onClose }: Readonly<{ onClose(isNeverAgain: boolean): void }>) {
  const { t } = useTexts('platform/offline');
  const [isNeverAgain, setIsNeverAgain] = useState(false);
  const close = () => onClose(isNeverAgain);
  return (
    <NoticeDialog title={t('offline.title')} button={{ label: t('understood'), run: close }} onClose={close}>
      <Text>{t('offline.body')}</Text>
      <Text>{t('offline.limits')}</Text>
      <Checkbox
        size="md"
        py="sm"
        label={t('offline.neverAgain')}
        checked={isNeverAgain}
        onChange={({ currentTarget }) => setIsNeverAgain(currentTarget.checked)}
      />
    </NoticeDialog>
  );
}
