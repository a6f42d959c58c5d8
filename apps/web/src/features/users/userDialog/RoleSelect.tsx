import { Select } from '@mantine/core';
import { isSelectableRole, roles } from '@schooldog/domain/permissions';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../people/useRoleName.ts';
import { useAccountEditor } from './accountEditor.ts';
import { withRole } from './userForm.ts';

/** Choosing a role brings what usually goes with it. A label of earlier days can be kept, but not chosen anew. */
export function RoleSelect() {
  const { t } = useTranslation('userDialog');
  const roleName = useRoleName();
  const { form, may, isSelf } = useAccountEditor();
  const { role } = form.values;
  const stored = form.getInitialValues().role;
  const offered = roles.map((value) => ({ value, label: roleName(value) }));
  const old =
    stored === null || isSelectableRole(stored)
      ? []
      : [{ value: stored, label: t('fields.oldRole', { role: roleName(stored) }) }];
  return (
    <Select
      label={t('fields.role')}
      placeholder={t('fields.rolePlaceholder')}
      required={may.role}
      data={[...offered, ...old]}
      value={role}
      error={form.errors['role']}
      onChange={(chosen) => {
        if (isSelectableRole(chosen)) form.setValues(withRole(form.getValues(), chosen));
        else if (chosen !== null) form.setFieldValue('role', stored);
      }}
      allowDeselect={false}
      searchable={may.role}
      disabled={!may.role}
      description={may.role ? undefined : isSelf ? t('notOnOneself') : t('onlyAdministrator')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
