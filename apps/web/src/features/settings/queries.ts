import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

export function useAppSettings() {
  return useQuery(api.settings.getAppSettings.queryOptions());
}
