// What a picker asks before anything is typed. Whoever fetches it beforehand must ask the very same, so that the kept
// answer serves without a network.
import type { PeopleQuestion } from '@schooldog/contract/users';
import { mostPeople } from '@schooldog/domain/users';

export type PickerLimits = Partial<Pick<PeopleQuestion, 'ids' | 'permission' | 'atSchoolId' | 'schoolId'>>;

export function offerQuestion(limits: PickerLimits, search = ''): Partial<PeopleQuestion> {
  return {
    ...limits,
    ...(search === '' ? {} : { search }),
    ...(limits.ids === undefined ? {} : { limit: mostPeople }),
  };
}

/** Oneself stands first, also where the list ends long before one's name. */
export function selfQuestion(limits: PickerLimits, userId: string): Partial<PeopleQuestion> {
  return { ...limits, ids: [userId] };
}
