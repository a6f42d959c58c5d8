import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

export function useProfiles(schoolId: string | null) {
  return useQuery(
    api.dataProfiles.listDataProfiles.queryOptions({
      input: schoolId === null ? skipToken : { schoolId },
    }),
  );
}

export function useProfile(dataProfileId: string) {
  return useQuery(api.dataProfiles.getDataProfile.queryOptions({ input: { dataProfileId } }));
}

export function useOption(optionId: string) {
  return useQuery(api.dataProfiles.getDataProfileOption.queryOptions({ input: { optionId } }));
}

export function useProfileHistory(dataProfileId: string) {
  return useInfiniteQuery(
    api.dataProfiles.getDataProfileHistory.infiniteOptions({
      input: (before: number | undefined) => ({ dataProfileId, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
}

export function useOptionHistory(optionId: string) {
  return useInfiniteQuery(
    api.dataProfiles.getDataProfileOptionHistory.infiniteOptions({
      input: (before: number | undefined) => ({ optionId, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
}
