import { Text } from '@mantine/core';
import { useConnectivity } from '../platform/connectivity/connectivity.ts';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { RelativeTime } from './RelativeTime.tsx';

/** Without a network: when the server said what is shown. */
export function AsOf({ query }: Readonly<{ query: Readonly<{ dataUpdatedAt: number }> }>) {
  const { t } = useTexts('ui');
  const { isOffline } = useConnectivity();
  if (!isOffline) return null;
  return (
    <Text c="dimmed" size="sm">
      {t('asOf')} <RelativeTime moment={new Date(query.dataUpdatedAt).toISOString()} />
    </Text>
  );
}
