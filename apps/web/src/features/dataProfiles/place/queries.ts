import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

export function usePlace(optionId: string) {
  return useQuery(api.dataProfiles.getPlace.queryOptions({ input: { optionId } }));
}
export type Place = NonNullable<ReturnType<typeof usePlace>['data']>;
