import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

export function useProfiles(schoolId: string | null) {
  return useQuery(
    api.dataProfiles.listDataProfiles.queryOptions({
      input: schoolId === null ? skipToken : { schoolId },
      enabled: useOnline(),
    }),
  );
}

export function useProfile(dataProfileId: string) {
  return useQuery(
    api.dataProfiles.getDataProfile.queryOptions({ input: { dataProfileId }, enabled: useOnline() }),
  );
}

export function useOption(optionId: string) {
  return useQuery(
    api.dataProfiles.getDataProfileOption.queryOptions({ input: { optionId }, enabled: useOnline() }),
  );
}

export function useProfileHistory(dataProfileId: string) {
  return useInfiniteQuery(
    api.dataProfiles.getDataProfileHistory.infiniteOptions({
      input: (before: number | undefined) => ({ dataProfileId, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      enabled: useOnline(),
    }),
  );
}

export function useOptionHistory(optionId: string) {
  return useInfiniteQuery(
    api.dataProfiles.getDataProfileOptionHistory.infiniteOptions({
      input: (before: number | undefined) => ({ optionId, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      enabled: useOnline(),
    }),
  );
}

/** Offline nothing is asked: what was seen before stays on screen. */
function useOnline(): boolean {
  return !useConnectivity().isOffline;
}
