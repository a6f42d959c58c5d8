import { Alert } from '@mantine/core';
import { IconPhoneCall } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function EmergencyNotice() {
  const { t } = useTranslation('features/alerts');
  return (
    <Alert color="red" variant="light" icon={<IconPhoneCall aria-hidden />} mb="md">
      {t('emergency')}
    </Alert>
  );
}
