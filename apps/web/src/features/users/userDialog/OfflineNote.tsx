import { Alert } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function OfflineNote() {
  const { t } = useTranslation('userDialog');
  return (
    <Alert color="orange" variant="light" icon={<IconCloudOff aria-hidden />} mb="md">
      {t('offline')}
    </Alert>
  );
}
