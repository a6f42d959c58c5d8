import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

export function useAppSettings() {
  const { isOffline } = useConnectivity();
  return useQuery(api.settings.getAppSettings.queryOptions({ enabled: !isOffline }));
}
