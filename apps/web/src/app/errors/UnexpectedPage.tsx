import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { FullPageMessage } from './FullPageMessage.tsx';

/** Where other parts redirect after a fault that no page can show. */
export function UnexpectedPage() {
  const { t } = useTexts('app');
  return (
    <FullPageMessage
      icon={IconAlertTriangle}
      title={t('errors.unexpected.title')}
      body={t('errors.unexpected.body')}
    >
      <Button renderRoot={(props) => <Link to="/" reloadDocument {...props} />}>
        {t('errors.notFound.action')}
      </Button>
    </FullPageMessage>
  );
}
