import { Alert } from '@mantine/core';
import { IconPhoneCall } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';

export function EmergencyNotice() {
  const { t } = useTexts('features/alerts');
  return (
    <Alert color="red" variant="light" icon={<IconPhoneCall aria-hidden />} mb="md">
      {t('emergency')}
    </Alert>
  );
}
