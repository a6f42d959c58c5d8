import { Select } from '@mantine/core';
import { permissionGroups, permissions, roles } from '@schooldog/domain/permissions';
import { userStatuses } from '@schooldog/domain/users';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../ui/FilterBar.tsx';
import { SchoolMultiSelect } from '../../schools/index.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import classes from './PeopleFilters.module.css';
import type { PeopleFilter } from './peopleSearch.ts';
import { SearchField } from './SearchField.tsx';
import { useRoleName } from './useRoleName.ts';

type Props = Readonly<{ filter: PeopleFilter; onChange(filter: PeopleFilter): void }>;

export function PeopleFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('people');
  const count =
    filter.roles.length +
    filter.schoolIds.length +
    filter.statuses.length +
    (filter.permission === null ? 0 : 1);
  return (
    <FilterBar
      label={t('filters.label')}
      className={classes.bar}
      count={count}
      search={<SearchField value={filter.find} onChange={(find) => onChange({ ...filter, find })} />}
    >
      <MoreFilters filter={filter} onChange={onChange} />
    </FilterBar>
  );
}

function MoreFilters({ filter, onChange }: Props) {
  const { t } = useTranslation(['people', 'permissionEditor']);
  const roleName = useRoleName();
  return (
    <div className={classes.grid}>
      <ChoiceFilter
        label={t('filters.role')}
        any={t('filters.anyRole')}
        choices={roles.map((value) => ({ value, label: roleName(value) }))}
        value={filter.roles}
        onChange={(chosen) => onChange({ ...filter, roles: chosen })}
      />
      <SchoolMultiSelect
        purpose="filter"
        offered="all"
        label={t('filters.school')}
        value={filter.schoolIds}
        onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
      />
      <ChoiceFilter
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        choices={userStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.statuses}
        onChange={(chosen) => onChange({ ...filter, statuses: chosen })}
      />
      <Select
        label={t('filters.permission')}
        placeholder={t('filters.anyPermission')}
        data={permissionGroups.map((group) => ({
          group: t(`groups.${group.name}`, { ns: 'permissionEditor' }),
          items: group.permissions.map((value) => ({
            value,
            label: t(`permissions.${value}.name`, { ns: 'permissionEditor' }),
          })),
        }))}
        value={filter.permission}
        onChange={(chosen) =>
          onChange({ ...filter, permission: permissions.find((permission) => permission === chosen) ?? null })
        }
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('filters.clearPermission') }}
        nothingFoundMessage={t('filters.nothing')}
      />
    </div>
  );
}
