import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../platform/api/client.ts';

/** The user's factors. Never cached on the device, because they are sensitive. */
export function useFactors() {
  return useQuery(api.users.getFactors.queryOptions({ gcTime: 0 }));
}

export function useRefreshFactors(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: api.users.getFactors.key() }),
    [queryClient],
  );
}
