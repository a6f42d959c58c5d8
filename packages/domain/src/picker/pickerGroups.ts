// People in a picker: self first, then district, people of several schools, schools by name, provider staff, others.
import { byName } from '../kernel/index.ts';

/** The maximum number of ids per request, and of people per answer. */
export const mostPeople = 100;

export type Person = Readonly<{
  id: string;
  firstName: string;
  lastName: string;
  isDistrictUser: boolean;
  roleSchoolIds: readonly string[];
  isSchoolDogStaff: boolean;
  isDisabled: boolean;
}>;

export type PersonGroup = Readonly<{
  kind: 'self' | 'district' | 'multipleSchools' | 'school' | 'providerStaff' | 'other';
  schoolId: string | null;
  people: readonly Person[];
}>;

export type PickerOptions = Readonly<{
  selfId: string;
  schoolNames: ReadonlyMap<string, string>;
  /** Only these, when given. */
  onlyIds?: ReadonlySet<string>;
  /** For a school's contacts: district users, or people with a role at that school. */
  contactsOfSchoolId?: string;
}>;

export function groupPeople(people: readonly Person[], options: PickerOptions): readonly PersonGroup[] {
  const offered = people.filter((person) => isOffered(person, options)).toSorted(byPerson);
  const groups = new Map<string, { kind: PersonGroup['kind']; schoolId: string | null; people: Person[] }>();
  for (const person of offered) {
    const { kind, schoolId } = groupOf(person, options);
    const key = `${kind}:${schoolId ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { kind, schoolId, people: [person] });
    else group.people.push(person);
  }
  return [...groups.values()].toSorted((a, b) => compareGroups(a, b, options.schoolNames));
}

/** Keeps the first ones chosen up to the maximum. */
export function trimSelection(ids: readonly string[], maximum: number | undefined): readonly string[] {
  return maximum === undefined ? ids : ids.slice(0, maximum);
}

/** District users belong to every school; provider staff to none. */
export function belongsToSchool(
  person: Pick<Person, 'isDistrictUser' | 'roleSchoolIds' | 'isSchoolDogStaff'>,
  schoolId: string,
): boolean {
  return !person.isSchoolDogStaff && (person.isDistrictUser || person.roleSchoolIds.includes(schoolId));
}

function isOffered(person: Person, options: PickerOptions): boolean {
  if (person.isDisabled) return false;
  if (options.onlyIds !== undefined && !options.onlyIds.has(person.id)) return false;
  return options.contactsOfSchoolId === undefined || belongsToSchool(person, options.contactsOfSchoolId);
}

function groupOf(person: Person, options: PickerOptions): Pick<PersonGroup, 'kind' | 'schoolId'> {
  const [firstSchool] = person.roleSchoolIds;
  if (person.id === options.selfId) return { kind: 'self', schoolId: null };
  if (person.isSchoolDogStaff) return { kind: 'providerStaff', schoolId: null };
  if (person.isDistrictUser) return { kind: 'district', schoolId: null };
  if (person.roleSchoolIds.length > 1) return { kind: 'multipleSchools', schoolId: null };
  if (firstSchool !== undefined && options.schoolNames.has(firstSchool))
    return { kind: 'school', schoolId: firstSchool };
  return { kind: 'other', schoolId: null };
}

const order: readonly PersonGroup['kind'][] = [
  'self',
  'district',
  'multipleSchools',
  'school',
  'providerStaff',
  'other',
];

function compareGroups(a: PersonGroup, b: PersonGroup, schoolNames: ReadonlyMap<string, string>): number {
  const byKind = order.indexOf(a.kind) - order.indexOf(b.kind);
  if (byKind !== 0) return byKind;
  return byName(schoolNames.get(a.schoolId ?? '') ?? '', schoolNames.get(b.schoolId ?? '') ?? '');
}

function byPerson(a: Person, b: Person): number {
  return byName(a.lastName, b.lastName) || byName(a.firstName, b.firstName) || a.id.localeCompare(b.id);
}
