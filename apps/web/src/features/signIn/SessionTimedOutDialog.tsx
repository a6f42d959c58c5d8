import { Button, Group, Modal, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { dialogWidths } from '../../ui/theme.ts';
import { canStartOffline, startOffline } from '../../platform/session/startOffline.ts';

/** The account could not be verified in time. Nothing on the device is lost; offline mode needs a kept person. */
export function SessionTimedOutDialog() {
  const { t } = useTexts('features/signIn');
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/auth/signin', search: {}, replace: true });
  const workOffline = () => {
    startOffline();
    void navigate({ to: '/dashboard' });
  };

  return (
    <Modal
      opened
      onClose={close}
      title={t('timedOut.title')}
      size={dialogWidths.standard}
      centered
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
    >
      <Text>{t('timedOut.body')}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        {canStartOffline() ? (
          <Button variant="default" onClick={workOffline}>
            {t('timedOut.offline')}
          </Button>
        ) : null}
        <Button data-autofocus onClick={() => location.assign('/')}>
          {t('timedOut.again')}
        </Button>
      </Group>
    </Modal>
  );
}
