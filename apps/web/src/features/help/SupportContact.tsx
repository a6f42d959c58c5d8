import { Paper, Text, Title } from '@mantine/core';
import { IconLifebuoy, IconUrgent } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from './SupportContact.module.css';

export function SupportContact() {
  const { t } = useTexts('features/help');
  const version = useSession().session?.app.version;

  return (
    <Paper
      component="section"
      withBorder
      mt="lg"
      aria-labelledby="support-contact"
      className={classes.contact}
    >
      <div className={classes.head}>
        <span className={classes.icon}>
          <IconLifebuoy size={26} stroke={1.6} aria-hidden />
        </span>
        <Title order={2} id="support-contact">
          {t('support.contact.title')}
        </Title>
      </div>
      <Text mt={12}>{t('support.contact.line')}</Text>
      <Text mt={8}>{t('support.contact.tell')}</Text>
      {version !== undefined && (
        <Text mt={8} size="sm" c="dimmed">
          {t('support.contact.version', { version })}
        </Text>
      )}
      <Text mt={12} size="sm" className={classes.emergency}>
        <IconUrgent size={20} aria-hidden />
        <span>{t('support.contact.emergency')}</span>
      </Text>
    </Paper>
  );
}
