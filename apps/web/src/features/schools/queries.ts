import { defaultTimeZone } from '@schooldog/domain/dates';
import { groupSchools, type SchoolGroup } from '@schooldog/domain/schools';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../platform/api/client.ts';

export function useSchoolNames() {
  return useQuery(api.schools.listSchoolNames.queryOptions());
}

export function useSchoolNamesById(): ReadonlyMap<string, string> {
  const { data } = useSchoolNames();
  return useMemo(() => new Map((data ?? []).map(({ id, name }) => [id, name])), [data]);
}

export function useSchools() {
  return useQuery(api.schools.listSchools.queryOptions());
}

export function useSchool(schoolId: string) {
  return useQuery(api.schools.getSchool.queryOptions({ input: { schoolId } }));
}

export function useSchoolFiles(schoolId: string) {
  return useQuery(api.schools.listSchoolFiles.queryOptions({ input: { schoolId } }));
}

export function useOrganization() {
  return useQuery(api.settings.getOrganization.queryOptions());
}

/** The district's; until the server has said which, the one that most districts have. */
export function useTimeZone(): string {
  return useOrganization().data?.timeZone ?? defaultTimeZone;
}

/** Schools as a select presents them, limited to those the person may choose. */
export function useSchoolGroups(offered: 'all' | readonly string[]): readonly SchoolGroup[] {
  const names = useSchoolNames();
  const organization = useOrganization();
  const visible = (names.data ?? []).filter(({ id }) => offered === 'all' || offered.includes(id));
  return groupSchools(visible, organization.data?.schoolGroupings ?? []);
}
