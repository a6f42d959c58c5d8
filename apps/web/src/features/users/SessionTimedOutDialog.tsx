import { Button, Group, Modal, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import { keptSession } from '../../platform/session/keptSession.ts';
import { useKeptSession as startFromDevice } from '../../platform/session/session.ts';
import { dialogWidths } from '../../ui/theme.ts';

/** The account could not be verified in time. Nothing on the device is lost; offline mode needs a kept person. */
export function SessionTimedOutDialog() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/auth/signin', search: {}, replace: true });
  const workOffline = () => {
    setManualOffline(true);
    startFromDevice();
    void navigate({ to: '/dashboard' });
  };

  return (
    <Modal
      opened
      onClose={close}
      title={t('timedOut.title')}
      size={dialogWidths.standard}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text>{t('timedOut.body')}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        {keptSession()?.user == null ? null : (
          <Button variant="default" onClick={workOffline}>
            {t('timedOut.offline')}
          </Button>
        )}
        <Button data-autofocus onClick={() => location.assign('/')}>
          {t('timedOut.again')}
        </Button>
      </Group>
    </Modal>
  );
}
