import { lacksSchools, nowhere, type Permission, permissions } from '@schooldog/domain/permissions';
import { confirm } from '../../../ui/confirm.tsx';
import { useRoleName } from '../people/useRoleName.ts';
import { PermissionEditor } from '../permissionEditor/PermissionEditor.tsx';
import { useAccountEditor } from './accountEditor.ts';

export function PermissionsPanel() {
  const { form, may, user, userId, editor } = useAccountEditor();
  const roleName = useRoleName();
  const { role, isDistrictLevel, roleSchoolIds, isSchoolDogStaff } = form.values;
  const values = form.values.permissions;
  const missing = permissions.filter(
    (permission) => `permissions.${permission}` in form.errors && lacksSchools(values[permission] ?? nowhere),
  );
  return (
    <PermissionEditor
      person={{
        userId,
        // A person without a role yet is shown like any other who is of no district.
        role: role ?? 'educator',
        isDistrictLevel,
        roleSchoolIds,
        isSchoolDogStaff,
        isDisabled: user?.isDisabled === true,
        permissions: values,
        features: editor.features,
      }}
      scope={{ role, isDistrictLevel, roleSchoolIds }}
      roleName={role === null ? '' : roleName(role)}
      editable={may.permissions}
      missing={new Set<Permission>(missing)}
      ask={confirm}
      onChange={(changed) => form.setFieldValue('permissions', changed)}
    />
  );
}
