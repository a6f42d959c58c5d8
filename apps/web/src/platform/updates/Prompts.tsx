import { Button, CloseButton, Group, Modal, Paper, Text } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { dialogWidths } from '../../ui/theme.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { reloadToNewVersion } from '../serviceWorker/register.ts';
import classes from './Prompts.module.css';
import type { Prompt } from './prompt.ts';

export function Prompts({ prompt, onDismiss }: Readonly<{ prompt: Prompt; onDismiss(): void }>) {
  if (prompt.kind === 'banner') return <Banner onDismiss={onDismiss} />;
  if (prompt.kind === 'dialog') return <MajorDialog />;
  return prompt.kind === 'reconnect' ? <ReconnectMessage /> : null;
}

function Banner({ onDismiss }: Readonly<{ onDismiss(): void }>) {
  const { t } = useTexts('platform/updates');
  return (
    <Paper component="output" className={classes.banner} shadow="md" withBorder>
      <Text className={classes.words}>{t('banner.text')}</Text>
      <Group gap="xs" wrap="nowrap">
        <ReloadButton />
        <CloseButton size="lg" aria-label={t('banner.later')} onClick={onDismiss} />
      </Group>
    </Paper>
  );
}

function MajorDialog() {
  const { t } = useTexts('platform/updates');
  return (
    <Modal
      opened
      onClose={stay}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('dialog.title')}
      size={dialogWidths.standard}
      centered
    >
      <Text>{t('dialog.body')}</Text>
      <Group justify="flex-end" mt="lg">
        <ReloadButton />
      </Group>
    </Modal>
  );
}

/** Work continues: what is done without a network stays on the device. */
function ReconnectMessage() {
  const { t } = useTexts('platform/updates');
  return (
    <Paper component="output" className={classes.banner} shadow="md" withBorder>
      <IconCloudOff size={20} aria-hidden />
      <Text className={classes.words}>{t('reconnect')}</Text>
    </Paper>
  );
}

function ReloadButton() {
  const { t } = useTexts('platform/updates');
  const [isBusy, setIsBusy] = useState(false);
  const reload = () => {
    setIsBusy(true);
    void reloadToNewVersion();
  };
  return (
    <Button
      data-autofocus
      loading={isBusy}
      leftSection={<IconRefresh size={18} aria-hidden />}
      onClick={reload}
    >
      {t('reload')}
    </Button>
  );
}

/** This dialog cannot be dismissed. */
function stay(): void {
  return undefined;
}
