import { defaultTimeZone } from '@schooldog/domain/dates';
import { groupSchools, type SchoolGroup } from '@schooldog/domain/schools';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

export function useSchoolNames() {
  return useQuery(api.schools.listSchoolNames.queryOptions());
}

export function useSchoolNamesById(): ReadonlyMap<string, string> {
  const { data } = useSchoolNames();
  return useMemo(() => new Map((data ?? []).map(({ id, name }) => [id, name])), [data]);
}

/** As far as this device knows. */
export function isArchivedSchool(schoolId: string): boolean {
  const names = queryClient.getQueryData(api.schools.listSchoolNames.queryKey()) ?? [];
  return names.some(({ id, isArchived }) => id === schoolId && isArchived === true);
}

export function useSchools() {
  return useQuery(api.schools.listSchools.queryOptions());
}

export function useSchool(schoolId: string) {
  return useQuery(api.schools.getSchool.queryOptions({ input: { schoolId } }));
}

/** Live: what happens to the records that it counts asks for it again. */
export function useSchoolTiles(schoolId: string) {
  return useQuery(
    api.schools.getSchoolTiles.queryOptions({
      input: { schoolId },
      meta: {
        follows: [
          'alerts',
          'dataProfiles',
          'drills',
          'entries',
          'eop',
          'settings',
          'users',
          'walks',
          'workOrders',
        ],
      },
    }),
  );
}

export function useSchoolFiles(schoolId: string) {
  return useQuery(api.schools.listSchoolFiles.queryOptions({ input: { schoolId } }));
}

export function useOrganization() {
  return useQuery(api.settings.getOrganization.queryOptions());
}

/** The district's; until the server has answered, the one that most districts have. */
export function useTimeZone(): string {
  return useOrganization().data?.timeZone ?? defaultTimeZone;
}

/** Schools as a select presents them, limited to those the person may choose. Archived ones only where chosen before. */
export function useSchoolGroups(
  offered: 'all' | readonly string[],
  chosen: readonly string[],
): readonly SchoolGroup[] {
  const names = useSchoolNames();
  const organization = useOrganization();
  const visible = (names.data ?? []).filter(
    ({ id, isArchived }) =>
      (offered === 'all' || offered.includes(id)) && (isArchived !== true || chosen.includes(id)),
  );
  return groupSchools(visible, organization.data?.schoolGroupings ?? []);
}
