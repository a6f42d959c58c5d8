import { Anchor } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { refreshSession } from '../../platform/session/session.ts';
import { FullPageMessage } from './FullPageMessage.tsx';

const askEvery = 30_000;

/** There is no live stream without a session, so the page polls until maintenance is over. */
export function MaintenancePage() {
  const { t } = useTexts('app');
  useEffect(() => {
    const timer = setInterval(() => {
      refreshSession().catch(() => undefined);
    }, askEvery);
    return () => clearInterval(timer);
  }, []);

  return (
    <FullPageMessage
      icon={IconTools}
      title={t('errors.maintenance.title')}
      body={t('errors.maintenance.body')}
      todo={t('errors.maintenance.todo')}
    >
      <Anchor c="dimmed" size="sm" renderRoot={(props) => <Link to="/auth/signin" {...props} />}>
        {t('errors.maintenance.staff')}
      </Anchor>
    </FullPageMessage>
  );
}
