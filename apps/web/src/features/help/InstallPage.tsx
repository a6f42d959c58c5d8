import { Button, Text, Title } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { InstallArt } from './InstallArt.tsx';
import { InstallGuide } from './InstallGuide.tsx';
import classes from './InstallPage.module.css';
import { InstallStatus } from './InstallStatus.tsx';

export function InstallPage() {
  const { t } = useTexts('features/help');

  return (
    <div className={classes.page}>
      <header className={classes.hero}>
        <div>
          <Title order={1} tabIndex={-1} className={classes.title}>
            {t('install.title')}
          </Title>
          <Text className={classes.lead}>{t('install.lead')}</Text>
          <InstallStatus />
        </div>
        <InstallArt className={classes.art} />
      </header>
      <InstallGuide />
      <section aria-labelledby="install-after" className={classes.after}>
        <Title order={2} id="install-after">
          {t('install.after.title')}
        </Title>
        <Text mt={8}>{t('install.after.text')}</Text>
        <Button
          mt="md"
          size="md"
          variant="default"
          leftSection={<IconLogin2 size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/auth/signin" {...props} />}
        >
          {t('install.signIn')}
        </Button>
      </section>
    </div>
  );
}
