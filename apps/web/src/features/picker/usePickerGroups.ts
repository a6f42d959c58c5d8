import { groupPeople, type Person, type PersonGroup } from '@schooldog/domain/picker';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useUser } from '../../platform/session/session.ts';
import { useSchoolNames } from '../schools/index.ts';

/** The people under the headings by which one finds them: self, district, schools, provider staff, others. */
export function usePickerGroups(
  people: readonly Person[],
  limits: Readonly<{
    onlyIds?: readonly string[];
    contactsOfSchoolId?: string;
    withoutSelf?: boolean;
    withoutIds?: readonly string[];
    withoutStaff?: boolean;
  }>,
) {
  const { t } = useTexts('features/picker');
  const self = useUser();
  const schools = useSchoolNames();
  const { onlyIds, contactsOfSchoolId, withoutSelf = false, withoutIds = [], withoutStaff = false } = limits;
  const hidden = new Set([...withoutIds, ...(withoutSelf ? [self.id] : [])]);
  const offered = people.filter(
    ({ id, isSchoolDogStaff }) => !hidden.has(id) && !(withoutStaff && isSchoolDogStaff),
  );
  const schoolNames = new Map((schools.data ?? []).map(({ id, name }) => [id, name]));
  const nameOfGroup = ({ kind, schoolId }: PersonGroup) =>
    kind === 'school' ? (schoolNames.get(schoolId ?? '') ?? '') : t(`groups.${kind}`);
  const groups = groupPeople(offered, {
    selfId: self.id,
    schoolNames,
    ...(onlyIds === undefined ? {} : { onlyIds: new Set(onlyIds) }),
    ...(contactsOfSchoolId === undefined ? {} : { contactsOfSchoolId }),
  });
  return groups.map((group) => ({
    group: nameOfGroup(group),
    items: group.people.map((person) => ({ value: person.id, label: fullName(person) })),
  }));
}

export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
