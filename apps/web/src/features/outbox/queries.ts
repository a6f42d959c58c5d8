import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

/** The last device checks of this person that have arrived at the server. */
export function useArrivedChecks() {
  const { isOffline } = useConnectivity();
  return useQuery(api.settings.listOutboxChecks.queryOptions({ enabled: !isOffline }));
}
