import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';

/** Always asked anew: a form that begins with yesterday's account would only repeat yesterday's state. */
export function useUserRecord(userId: string) {
  const { isOffline } = useConnectivity();
  return useQuery(
    api.users.getUser.queryOptions({ input: { userId }, enabled: !isOffline, staleTime: 0, gcTime: 0 }),
  );
}

export function useUserHistory(userId: string) {
  const { isOffline } = useConnectivity();
  return useInfiniteQuery(
    api.users.getUserHistory.infiniteOptions({
      input: (before: number | undefined) => ({ userId, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      enabled: !isOffline,
    }),
  );
}
