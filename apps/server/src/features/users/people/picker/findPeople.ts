// People for pickers and cards: as many as fit a list, of those who were searched for.
import type { FoundPerson, PeopleQuery } from '@schooldog/contract/users';
import { type Features, isAvailable } from '@schooldog/domain/permissions';
import type { Reader } from '../../../../platform/database/database.ts';
import { presentPerson } from '../present.ts';
import { wordsOf } from '../words.ts';
import { peopleByName } from './store.ts';

export async function findPeople(
  reader: Reader,
  features: Features,
  question: PeopleQuery,
): Promise<{ people: FoundPerson[]; more: boolean }> {
  const { search = '', ids = null, permission, atSchoolId = null, schoolId = null, limit } = question;
  if (permission !== undefined && !isAvailable(permission, features)) return { people: [], more: false };
  const holding = permission === undefined ? null : { permission, schoolId: atSchoolId };
  const wanted = { words: wordsOf(search), ids, holding, schoolId };
  const rows = await peopleByName(reader, wanted, limit + 1);
  return { people: rows.slice(0, limit).map(presentPerson), more: rows.length > limit };
}
