import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

export function usePeople() {
  const { isOffline } = useConnectivity();
  return useQuery(api.users.listPeople.queryOptions({ enabled: !isOffline }));
}
