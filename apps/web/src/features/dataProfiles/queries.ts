import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

export function useProfiles(schoolId: string | null) {
  return useQuery(
    api.dataProfiles.listDataProfiles.queryOptions({
      input: schoolId === null ? skipToken : { schoolId },
    }),
  );
}

export function useProfileCounts() {
  return useQuery(api.dataProfiles.countDataProfiles.queryOptions());
}

export function useProfile(dataProfileId: string) {
  return useQuery(api.dataProfiles.getDataProfile.queryOptions({ input: { dataProfileId } }));
}

export function useOption(optionId: string) {
  return useQuery(api.dataProfiles.getDataProfileOption.queryOptions({ input: { optionId } }));
}
