// What a picker asks before anything is typed. The same question later finds the cached answer, also offline.
import type { PeopleQuery } from '@schooldog/contract/picker';
import { mostPeople } from '@schooldog/domain/picker';

export type PickerLimits = Partial<
  Pick<PeopleQuery, 'ids' | 'permission' | 'alsoPermission' | 'atSchoolId' | 'atSchoolIds' | 'schoolId'>
>;

export function offerQuery(limits: PickerLimits, search = ''): Partial<PeopleQuery> {
  return {
    ...limits,
    ...(search === '' ? {} : { search }),
    ...(limits.ids === undefined ? {} : { limit: mostPeople }),
  };
}

/** The user comes first, even where the list ends before their name. */
export function selfQuery(limits: PickerLimits, userId: string): Partial<PeopleQuery> {
  return { ...limits, ids: [userId] };
}
