import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

/** Why an account of the provider's staff shows who it is and nothing to change. */
export function StaffOnlyNote() {
  const { t } = useTexts('features/people');
  return (
    <Alert variant="light" icon={<IconLock aria-hidden />} mb="md">
      {t('staffOnly')}
    </Alert>
  );
}
