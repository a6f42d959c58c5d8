import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../platform/connectivity/connectivity.ts';
import { RelativeTime } from './RelativeTime.tsx';

/** Without a network: when the server said what is shown. */
export function AsOf({ query }: Readonly<{ query: Readonly<{ dataUpdatedAt: number }> }>) {
  const { t } = useTranslation('ui');
  const { isOffline } = useConnectivity();
  if (!isOffline) return null;
  return (
    <Text c="dimmed" size="sm">
      {t('asOf')} <RelativeTime moment={new Date(query.dataUpdatedAt).toISOString()} />
    </Text>
  );
}
