import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';

/** Links to uploaded pictures hold for ten minutes. */
const renewLinksEvery = 8 * 60 * 1000;

/** Offline nothing is asked: what was seen before stays. */
export function useObservationQuery() {
  const { isOffline } = useConnectivity();
  return useQuery(
    api.settings.getObservationSettings.queryOptions({
      enabled: !isOffline,
      refetchInterval: ({ state }) =>
        Object.keys(state.data?.imageUrls ?? {}).length > 0 ? renewLinksEvery : false,
    }),
  );
}

export function useObservationHistory() {
  const { isOffline } = useConnectivity();
  return useInfiniteQuery(
    api.settings.getObservationHistory.infiniteOptions({
      input: (before: number | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      enabled: !isOffline,
    }),
  );
}
