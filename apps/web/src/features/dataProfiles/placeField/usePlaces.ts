import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** The places of a school that can be chosen. Without a network, those that were seen last. */
export function usePlaces(schoolId: string | null) {
  return useQuery(
    api.dataProfiles.listPlaces.queryOptions({
      input: schoolId === null ? skipToken : { schoolId },
    }),
  );
}
