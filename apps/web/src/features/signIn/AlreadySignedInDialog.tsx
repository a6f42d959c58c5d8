import { Button, Group, Modal, Text } from '@mantine/core';
import type { SessionUser } from '@schooldog/contract/account';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { dialogWidths } from '../../ui/theme.ts';
import { signOut } from '../../platform/session/signOut.ts';

const delay = 1_000;

/** A user is signed in on this device already: after a moment they can continue or switch users. */
export function AlreadySignedInDialog({ user }: Readonly<{ user: SessionUser }>) {
  const { t } = useTexts('features/signIn');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true), delay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Modal
      opened={isOpen}
      onClose={() => setIsOpen(false)}
      title={t('already.title')}
      size={dialogWidths.standard}
      centered
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
    >
      <Text>{t('already.body', { name: `${user.firstName} ${user.lastName}`, email: user.email })}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => void signOut()}>
          {t('already.different')}
        </Button>
        <Button data-autofocus onClick={() => void navigate({ to: '/dashboard' })}>
          {t('already.continue')}
        </Button>
      </Group>
    </Modal>
  );
}
