import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';

/** Asked anew whenever it is opened: a list of devices that is a day old is of no use. */
export function useDevices() {
  const { isOffline } = useConnectivity();
  return useQuery(api.users.listDevices.queryOptions({ enabled: !isOffline, gcTime: 0, staleTime: 0 }));
}
