// What a picker asks before anything is typed. Whoever fetches it beforehand must ask the very same, so that the kept
// answer serves without a network.
import type { PeopleQuery } from '@schooldog/contract/picker';
import { mostPeople } from '@schooldog/domain/picker';

export type PickerLimits = Partial<Pick<PeopleQuery, 'ids' | 'permission' | 'atSchoolId' | 'schoolId'>>;

export function offerQuery(limits: PickerLimits, search = ''): Partial<PeopleQuery> {
  return {
    ...limits,
    ...(search === '' ? {} : { search }),
    ...(limits.ids === undefined ? {} : { limit: mostPeople }),
  };
}

/** Oneself stands first, also where the list ends long before one's name. */
export function selfQuery(limits: PickerLimits, userId: string): Partial<PeopleQuery> {
  return { ...limits, ids: [userId] };
}
