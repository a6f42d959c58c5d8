import { Button, Collapse, Select } from '@mantine/core';
import { permissionGroups, permissions, roles } from '@schooldog/domain/permissions';
import { userStatuses } from '@schooldog/domain/users';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { SchoolMultiSelect } from '../../schools/index.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import classes from './PeopleFilters.module.css';
import type { PeopleFilter } from './peopleSearch.ts';
import { SearchField } from './SearchField.tsx';
import { useRoleName } from './useRoleName.ts';

type Props = Readonly<{ filter: PeopleFilter; onChange(filter: PeopleFilter): void }>;

/** On a phone only the search is always there; the rest comes with a button. */
export function PeopleFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('people');
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const count =
    filter.roles.length +
    filter.schoolIds.length +
    filter.statuses.length +
    (filter.permission === null ? 0 : 1);
  return (
    <search className={classes.bar} aria-label={t('filters.label')}>
      <div className={classes.first}>
        <div className={classes.field}>
          <SearchField value={filter.find} onChange={(find) => onChange({ ...filter, find })} />
        </div>
        {isPhone ? (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count === 0 ? t('filters.show') : t('filters.showCount', { count })}
          </Button>
        ) : null}
      </div>
      <div id={moreId} className={classes.more}>
        {isPhone ? (
          <Collapse expanded={isOpen} keepMounted={false}>
            <MoreFilters filter={filter} onChange={onChange} />
          </Collapse>
        ) : (
          <MoreFilters filter={filter} onChange={onChange} />
        )}
      </div>
    </search>
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
