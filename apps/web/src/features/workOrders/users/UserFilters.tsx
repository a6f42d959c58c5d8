import { Select } from '@mantine/core';
import { roles } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { FoldedFilters } from '../../../ui/list/FoldedFilters.tsx';
import { useRoleName } from '../../people/index.ts';
import { SchoolsFilter } from '../../schools/index.ts';
import { useBoards } from '../parts/useBoards.ts';
import { permissionChoices, type UserFilter, userFilter } from './userFilter.ts';
import { usePermissionName } from './usePermissionName.ts';

type Props = Readonly<{ filter: UserFilter; onChange(filter: UserFilter): void; seesBoards: boolean }>;

export function UserFilters({ filter, onChange, seesBoards }: Props) {
  const { t } = useTexts('features/workOrders/users');
  const roleName = useRoleName();
  return (
    <FoldedFilters
      label={t('filters.label')}
      searchLabel={t('filters.search')}
      searchPlaceholder={t('filters.placeholder')}
      filter={filter}
      countOf={userFilter.count}
      onChange={onChange}
    >
      <ChoiceFilter
        label={t('filters.role')}
        any={t('filters.anyRole')}
        choices={roles.map((value) => ({ value, label: roleName(value) }))}
        value={filter.roles ?? []}
        onChange={(chosen) => onChange({ ...filter, roles: chosen })}
      />
      <SchoolsFilter
        offered="all"
        label={t('filters.schools')}
        value={filter.schoolIds}
        onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
      />
      <PermissionFilter filter={filter} onChange={onChange} />
      {seesBoards ? <BoardFilter filter={filter} onChange={onChange} /> : null}
    </FoldedFilters>
  );
}

type FieldProps = Omit<Props, 'seesBoards'>;

function PermissionFilter({ filter, onChange }: FieldProps) {
  const { t } = useTexts('features/workOrders/users');
  const permissionName = usePermissionName();
  return (
    <Select
      label={t('filters.permission')}
      placeholder={t('filters.anyPermission')}
      data={permissionChoices.map((value) => ({ value, label: permissionName(value) }))}
      value={filter.permission ?? null}
      onChange={(chosen) =>
        onChange({ ...filter, permission: permissionChoices.find((choice) => choice === chosen) })
      }
      clearable
      clearButtonProps={{ 'aria-label': t('filters.clearPermission') }}
    />
  );
}

function BoardFilter({ filter, onChange }: FieldProps) {
  const { t } = useTexts('features/workOrders/users');
  const { boards } = useBoards();
  if (boards.length === 0) return null;
  return (
    <ChoiceFilter
      label={t('filters.board')}
      any={t('filters.anyBoard')}
      choices={boards.map(({ id, name }) => ({ value: id, label: name }))}
      value={filter.boardIds ?? []}
      onChange={(boardIds) => onChange({ ...filter, boardIds })}
    />
  );
}
