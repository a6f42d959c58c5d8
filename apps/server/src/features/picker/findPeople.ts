// People for pickers and cards: the matches of a search, up to the limit.
import type { FoundPerson, PeopleQuery } from '@schooldog/contract/picker';
import { type Features, isAvailable, isDistrictUser } from '@schooldog/domain/permissions';
import type { Reader } from '../../platform/database/database.ts';
import { peopleByName, type PersonRow } from './store.ts';

export async function findPeople(
  reader: Reader,
  features: Features,
  question: PeopleQuery,
): Promise<{ people: FoundPerson[]; more: boolean }> {
  const { search = '', ids = null, atSchoolId, atSchoolIds = [], schoolId = null, limit } = question;
  const permissions = [question.permission, question.alsoPermission].filter((one) => one !== undefined);
  if (!permissions.every((one) => isAvailable(one, features))) return { people: [], more: false };
  const schoolIds = atSchoolId === undefined ? atSchoolIds : [atSchoolId, ...atSchoolIds];
  const holding = permissions.length === 0 ? null : { permissions, schoolIds };
  const wanted = { words: wordsOf(search), ids, holding, schoolId };
  const rows = await peopleByName(reader, wanted, limit + 1);
  return { people: rows.slice(0, limit).map(presentPerson), more: rows.length > limit };
}

/** Every word must match, in any order. PostgreSQL takes no text with a NUL character in it. */
export function wordsOf(search: string): string[] {
  return search
    .normalize('NFC')
    .replaceAll('\u0000', ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function presentPerson(row: PersonRow): FoundPerson {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    title: row.title,
    role: row.role,
    isDistrictUser: isDistrictUser(row),
    roleSchoolIds: row.roleSchoolIds,
    isSchoolDogStaff: row.isSchoolDogStaff,
    isDisabled: row.isDisabled,
  };
}
