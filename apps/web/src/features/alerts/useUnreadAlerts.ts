import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

/** Live: the server tells when an alert comes in or is read on another device. */
export function useUnreadAlerts(): number {
  const { isOffline } = useConnectivity();
  const { data } = useQuery(api.alerts.countUnreadAlerts.queryOptions({ enabled: !isOffline }));
  return data?.unread ?? 0;
}
