// What the welcome line adds to the role: nothing for district users, the schools for a school-bound role.
import { byName } from '../kernel/index.ts';
import { isDistrictUser, type KnownRole } from '../permissions/index.ts';

const maxNamedSchools = 10;

export type GreetedPerson = {
  readonly role: KnownRole;
  readonly isDistrictLevel: boolean;
  readonly isSchoolDogStaff: boolean;
  readonly roleSchoolIds: readonly string[];
};

export type GreetedSchools =
  | { readonly kind: 'none' }
  | { readonly kind: 'named'; readonly names: readonly string[] }
  | { readonly kind: 'counted'; readonly count: number };

/** Schools whose names are not loaded yet are counted rather than left out, so that the line never names too few. */
export function greetedSchools(
  person: GreetedPerson,
  schoolNames: ReadonlyMap<string, string>,
): GreetedSchools {
  const count = person.roleSchoolIds.length;
  if (isDistrictUser(person) || count === 0) return { kind: 'none' };
  const names = person.roleSchoolIds.flatMap((id) => schoolNames.get(id) ?? []).toSorted(byName);
  return count > maxNamedSchools || names.length < count
    ? { kind: 'counted', count }
    : { kind: 'named', names };
}
