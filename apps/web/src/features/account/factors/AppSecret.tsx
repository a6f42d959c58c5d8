import { Group, Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CopyIcon } from '../../../ui/CopyIcon.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import classes from './AppSecret.module.css';

/** To be scanned, or typed in fours. */
export function AppSecret({ secret, uri }: Readonly<{ secret: string; uri: string }>) {
  const { t } = useTexts('features/account/factors');
  return (
    <div className={classes.secret}>
      <div className={classes.picture}>
        <QrCode text={uri} alt={t('enrol.qr')} size={180} />
      </div>
      <Text size="sm" c="dimmed">
        {t('enrol.manual')}
      </Text>
      <Group gap={4} wrap="nowrap" justify="center">
        <code className={classes.key}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyIcon value={secret} what={t('enrol.secret')} />
      </Group>
    </div>
  );
}
