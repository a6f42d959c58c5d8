import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FullPageMessage } from './FullPageMessage.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('app');
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
