import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Asked anew whenever it is opened: a list of devices that is a day old is of no use. */
export function useDevices() {
  return useQuery(api.users.listDevices.queryOptions({ gcTime: 0, staleTime: 0 }));
}
