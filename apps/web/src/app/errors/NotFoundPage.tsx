import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { FullPageMessage } from './FullPageMessage.tsx';

export function NotFoundPage() {
  const { t } = useTexts('app');
  return (
    <FullPageMessage
      icon={IconMapQuestion}
      title={t('errors.notFound.title')}
      body={t('errors.notFound.body')}
    >
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('errors.notFound.action')}</Button>
    </FullPageMessage>
  );
}
