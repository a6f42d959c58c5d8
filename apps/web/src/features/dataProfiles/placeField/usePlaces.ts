import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';

/** The places of a school that can be chosen. Without a network, those that were seen last. */
export function usePlaces(schoolId: string | null) {
  const { isOffline } = useConnectivity();
  return useQuery(
    api.dataProfiles.listPlaces.queryOptions({
      input: schoolId === null ? skipToken : { schoolId },
      enabled: !isOffline,
    }),
  );
}
