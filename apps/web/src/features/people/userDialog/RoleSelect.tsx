import { Select } from '@mantine/core';
import { isSelectableRole, type KnownRole, roles } from '@schooldog/domain/permissions';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useRoleName } from '../useRoleName.ts';
import { roleDefaults, type UserFormValues } from './userForm.ts';

type Props = Readonly<{
  role: KnownRole | null;
  /** As the account has it now. */
  stored: KnownRole | null;
  error: ReactNode;
  mayChange: boolean;
  isSelf: boolean;
  onChange(patch: Partial<UserFormValues>): void;
}>;

/** Choosing a role sets its defaults. A former label can be kept, but not chosen. */
export const RoleSelect = memo(function RoleSelect({
  role,
  stored,
  error,
  mayChange,
  isSelf,
  onChange,
}: Props) {
  const { t } = useTexts('features/people/userDialog');
  const roleName = useRoleName();
  const offered = roles.map((value) => ({ value, label: roleName(value) }));
  const old =
    stored === null || isSelectableRole(stored)
      ? []
      : [{ value: stored, label: t('fields.oldRole', { role: roleName(stored) }) }];
  return (
    <Select
      label={t('fields.role')}
      placeholder={t('fields.rolePlaceholder')}
      required={mayChange}
      data={[...offered, ...old]}
      value={role}
      error={error}
      onChange={(chosen) => {
        if (isSelectableRole(chosen)) onChange(roleDefaults(chosen));
        else if (chosen !== null) onChange({ role: stored });
      }}
      allowDeselect={false}
      searchable={mayChange}
      disabled={!mayChange}
      description={mayChange ? undefined : isSelf ? t('notOnOneself') : t('onlyAdministrator')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
});
