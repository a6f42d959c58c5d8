import { Button, Group, Modal, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useInstallPrompt } from '../../platform/install/installPrompt.ts';
import { dialogWidths } from '../../ui/theme.ts';

export type InstallAnswer = 'installed' | 'shown' | 'declined';

/** One press installs the app where the browser supports it; elsewhere it shows the steps. */
export function InstallDialog({ onAnswer }: Readonly<{ onAnswer(answer: InstallAnswer): void }>) {
  const { t } = useTexts('features/help');
  const navigate = useNavigate();
  const { canInstall, install } = useInstallPrompt();
  const accept = async () => {
    if (canInstall) {
      onAnswer((await install()) === 'accepted' ? 'installed' : 'declined');
      return;
    }
    onAnswer('shown');
    await navigate({ to: '/install' });
  };
  return (
    <Modal
      opened
      onClose={() => onAnswer('declined')}
      title={t('install.offer.title')}
      size={dialogWidths.standard}
      centered
      withCloseButton={false}
    >
      <Text>{t('install.offer.body')}</Text>
      <Text size="sm" c="dimmed" mt="sm">
        {t('install.offer.again')}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => onAnswer('declined')}>
          {t('install.offer.later')}
        </Button>
        <Button
          data-autofocus
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void accept()}
        >
          {t(canInstall ? 'install.offer.install' : 'install.offer.how')}
        </Button>
      </Group>
    </Modal>
  );
}
