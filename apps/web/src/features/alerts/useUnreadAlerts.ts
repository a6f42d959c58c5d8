import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

/** Live: the server tells when an alert comes in or is read on another device. */
export function useUnreadAlerts(): number {
  const { data } = useQuery(api.alerts.countUnreadAlerts.queryOptions());
  return data?.unread ?? 0;
}
