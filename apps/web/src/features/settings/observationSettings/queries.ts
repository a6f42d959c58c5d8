import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Links to uploaded pictures hold for ten minutes. */
const renewLinksEvery = 8 * 60 * 1000;

export function useObservationQuery() {
  return useQuery(
    api.settings.getObservationSettings.queryOptions({
      refetchInterval: ({ state }) =>
        Object.keys(state.data?.imageUrls ?? {}).length > 0 ? renewLinksEvery : false,
    }),
  );
}
