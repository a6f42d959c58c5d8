import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Refetched whenever it is opened: an old list of devices is of no use. */
export function useDevices() {
  return useQuery(api.users.listDevices.queryOptions({ gcTime: 0, staleTime: 0 }));
}
