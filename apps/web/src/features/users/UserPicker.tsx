// Chooses people, grouped so that one finds them: self, district, several schools, each school, provider staff, others.
import { MultiSelect } from '@mantine/core';
import { groupPeople, trimSelection, type Person, type PersonGroup } from '@schooldog/domain/users';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/session/session.ts';
import { useSchoolNames } from '../schools/index.ts';
import { usePeople } from './queries.ts';

type Props = Readonly<{
  value: readonly string[];
  onChange(userIds: readonly string[]): void;
  label: string;
  maximum?: number;
  onlyIds?: readonly string[];
  contactsOfSchoolId?: string;
  error?: string | undefined;
}>;

export function UserPicker({ value, onChange, label, maximum, onlyIds, contactsOfSchoolId, error }: Props) {
  const { t } = useTranslation('users');
  const self = useUser();
  const people = usePeople();
  const schools = useSchoolNames();
  const schoolNames = new Map((schools.data ?? []).map(({ id, name }) => [id, name]));
  const groups = groupPeople(people.data ?? [], {
    selfId: self.id,
    schoolNames,
    ...(onlyIds === undefined ? {} : { onlyIds: new Set(onlyIds) }),
    ...(contactsOfSchoolId === undefined ? {} : { contactsOfSchoolId }),
  });
  const nameOfGroup = ({ kind, schoolId }: PersonGroup) =>
    kind === 'school' ? (schoolNames.get(schoolId ?? '') ?? '') : t(`picker.groups.${kind}`);
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? t('picker.placeholder') : ''}
      data={groups.map((group) => ({
        group: nameOfGroup(group),
        items: group.people.map((person) => ({ value: person.id, label: fullName(person) })),
      }))}
      value={[...trimSelection(value, maximum)]}
      onChange={(chosen) => onChange(trimSelection(chosen, maximum))}
      error={error}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
      limit={200}
      nothingFoundMessage={t('picker.none')}
      leftSection={<IconUsers size={16} />}
      {...(maximum === undefined
        ? {}
        : { maxValues: maximum, description: t('picker.maximum', { maximum }) })}
    />
  );
}

function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
