import { Select } from '@mantine/core';
import { permissionGroups, permissions, roles } from '@schooldog/domain/permissions';
import { userStatuses } from '@schooldog/domain/people';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { ChoiceFilter } from '../../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../../ui/list/FilterBar.tsx';
import { SearchField } from '../../ui/list/SearchField.tsx';
import { SchoolsFilter } from '../schools/index.ts';
import { type PeopleFilter, peopleFilter } from './peopleFilter.ts';
import classes from './PeopleFilters.module.css';
import { useRoleName } from './useRoleName.ts';

type Props = Readonly<{ filter: PeopleFilter; onChange(filter: PeopleFilter): void }>;

export function PeopleFilters({ filter, onChange }: Props) {
  const { t } = useTexts('features/people');
  const { find, ...others } = filter;
  return (
    <FilterBar
      label={t('filters.label')}
      className={classes.bar}
      count={peopleFilter.count(others)}
      search={
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.searchPlaceholder')}
          value={find ?? ''}
          onChange={(typed) => onChange({ ...filter, find: typed })}
        />
      }
    >
      <MoreFilters filter={filter} onChange={onChange} />
    </FilterBar>
  );
}

function MoreFilters({ filter, onChange }: Props) {
  const { t } = useTexts('features/people');
  const { t: tPermissionEditor } = useTexts('features/people/permissionEditor');
  const roleName = useRoleName();
  return (
    <div className={classes.grid}>
      <ChoiceFilter
        label={t('filters.role')}
        any={t('filters.anyRole')}
        choices={roles.map((value) => ({ value, label: roleName(value) }))}
        value={filter.roles ?? []}
        onChange={(chosen) => onChange({ ...filter, roles: chosen })}
      />
      <SchoolsFilter
        offered="all"
        label={t('filters.school')}
        value={filter.schoolIds}
        onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
      />
      <ChoiceFilter
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        choices={userStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.statuses ?? []}
        onChange={(chosen) => onChange({ ...filter, statuses: chosen })}
      />
      <Select
        label={t('filters.permission')}
        placeholder={t('filters.anyPermission')}
        data={permissionGroups.map((group) => ({
          group: tPermissionEditor(`groups.${group.name}`),
          items: group.permissions.map((value) => ({
            value,
            label: tPermissionEditor(`permissions.${value}.name`),
          })),
        }))}
        value={filter.permission ?? null}
        onChange={(chosen) =>
          onChange({ ...filter, permission: permissions.find((permission) => permission === chosen) })
        }
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('filters.clearPermission') }}
        nothingFoundMessage={t('filters.nothing')}
      />
    </div>
  );
}
