import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyIcon } from '../../../ui/CopyIcon.tsx';
import classes from './AppSecret.module.css';

const size = 180;

/** To be scanned, or typed in fours. */
export function AppSecret({ secret, uri }: Readonly<{ secret: string; uri: string }>) {
  const { t } = useTranslation('features/account/factors');
  const picture = useQuery({
    queryKey: ['qrCode', uri],
    queryFn: async () => {
      const { toDataURL } = await import('qrcode');
      return toDataURL(uri, { margin: 0, width: size * 2 });
    },
    gcTime: 0,
    networkMode: 'always',
  });
  return (
    <div className={classes.secret}>
      <div className={classes.picture}>
        {picture.data === undefined ? null : (
          <img src={picture.data} alt={t('enrol.qr')} width={size} height={size} />
        )}
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
