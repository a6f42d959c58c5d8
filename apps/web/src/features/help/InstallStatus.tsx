import { Alert, Button, Text } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { isInstalledApp, useInstallPrompt } from '../../platform/install/installPrompt.ts';
import classes from './InstallStatus.module.css';

/** What this browser says about installing: already done, done just now, or possible with one press. */
export function InstallStatus() {
  const { t } = useTexts('features/help');
  const { canInstall, wasInstalled, install } = useInstallPrompt();
  const [isDismissed, setIsDismissed] = useState(false);

  const installNow = async () => setIsDismissed((await install()) === 'dismissed');

  return (
    <div aria-live="polite">
      {isInstalledApp() && <Done title={t('install.installed.title')} text={t('install.installed.text')} />}
      {!isInstalledApp() && wasInstalled && (
        <Done title={t('install.done.title')} text={t('install.done.text')} />
      )}
      {!isInstalledApp() && canInstall && (
        <div className={classes.offer}>
          <Button size="md" leftSection={<IconDownload size={20} aria-hidden />} onClick={installNow}>
            {t('install.button')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('install.buttonHelp')}
          </Text>
        </div>
      )}
      {isDismissed && !canInstall && !wasInstalled && <Text mt="md">{t('install.dismissed')}</Text>}
    </div>
  );
}

function Done({ title, text }: Readonly<{ title: string; text: string }>) {
  return (
    <Alert mt="md" color="green" title={title} icon={<IconCircleCheck aria-hidden />}>
      {text}
    </Alert>
  );
}
