import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSchoolNames } from '../../schools/index.ts';
import classes from './FilterChips.module.css';
import { everybody, type PeopleFilter } from './peopleSearch.ts';
import { useRoleName } from './useRoleName.ts';

type Props = Readonly<{ filter: PeopleFilter; onChange(filter: PeopleFilter): void }>;
type Chip = Readonly<{ key: string; label: string; without: PeopleFilter }>;

/** What the list is narrowed by, each removable by itself, and all at once. */
export function FilterChips({ filter, onChange }: Props) {
  const { t } = useTranslation('people');
  const chips = useChips(filter);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('chips.label')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Button
            className={classes.chip ?? ''}
            variant="light"
            size="compact-sm"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('chips.remove', { filter: label })}
            onClick={() => onChange(without)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button
          className={classes.chip ?? ''}
          variant="subtle"
          size="compact-sm"
          onClick={() => onChange(everybody)}
        >
          {t('chips.clearAll')}
        </Button>
      </li>
    </ul>
  );
}

function useChips(filter: PeopleFilter): readonly Chip[] {
  const { t } = useTranslation(['people', 'permissionEditor']);
  const roleName = useRoleName();
  const schoolNames = new Map((useSchoolNames().data ?? []).map(({ id, name }) => [id, name]));
  const { find, roles, schoolIds, statuses, permission } = filter;
  return [
    ...(find.trim() === ''
      ? []
      : [{ key: 'find', label: t('chips.search', { text: find.trim() }), without: { ...filter, find: '' } }]),
    ...roles.map((role) => ({
      key: role,
      label: roleName(role),
      without: { ...filter, roles: roles.filter((other) => other !== role) },
    })),
    ...schoolIds.map((id) => ({
      key: id,
      label: schoolNames.get(id) ?? t('chips.unknownSchool'),
      without: { ...filter, schoolIds: schoolIds.filter((other) => other !== id) },
    })),
    ...statuses.map((status) => ({
      key: status,
      label: t(`status.${status}`),
      without: { ...filter, statuses: statuses.filter((other) => other !== status) },
    })),
    ...(permission === null
      ? []
      : [
          {
            key: permission,
            label: t(`permissions.${permission}.name`, { ns: 'permissionEditor' }),
            without: { ...filter, permission: null },
          },
        ]),
  ];
}
