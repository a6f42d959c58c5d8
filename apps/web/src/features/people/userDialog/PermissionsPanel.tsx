import {
  type Actor,
  lacksSchools,
  nowhere,
  openWorkOrderRules,
  permissions,
} from '@schooldog/domain/permissions';
import { useMemo } from 'react';
import { confirm } from '../../../ui/confirm.tsx';
import { useRoleName } from '../useRoleName.ts';
import { PermissionEditor } from '../permissionEditor/PermissionEditor.tsx';
import { useStable } from '../permissionEditor/useStable.ts';
import { useAccountEditor } from './accountEditor.ts';

/** The editor is large, so its props stay the same while the user types in other fields. */
export function PermissionsPanel() {
  const { form, may, user, userId, editor, change } = useAccountEditor();
  const roleName = useRoleName();
  const { role, isDistrictLevel, roleSchoolIds, isSchoolDogStaff, permissions: values } = form.values;
  const { enableWorkOrders, enableEops } = editor.features;
  const isDisabled = user?.isDisabled === true;
  const person = useMemo<Actor>(
    () => ({
      userId,
      // Rights come from permissions alone, so that a person without a role yet may have any here.
      role: role ?? 'educator',
      isDistrictLevel,
      roleSchoolIds,
      isSchoolDogStaff,
      isDisabled,
      isPrimarilyTaskUser: false,
      permissions: values,
      features: { enableWorkOrders, enableEops },
      workOrderRules: openWorkOrderRules,
    }),
    [
      userId,
      role,
      isDistrictLevel,
      roleSchoolIds,
      isSchoolDogStaff,
      isDisabled,
      values,
      enableWorkOrders,
      enableEops,
    ],
  );
  const scope = useMemo(
    () => ({ role, isDistrictLevel, roleSchoolIds }),
    [role, isDistrictLevel, roleSchoolIds],
  );
  const editableNames = may.permissions.join();
  const editable = useMemo(
    () => permissions.filter((permission) => editableNames.split(',').includes(permission)),
    [editableNames],
  );
  const { errors } = form;
  const missing = useMemo(
    () =>
      new Set(
        permissions.filter(
          (permission) =>
            `permissions.${permission}` in errors && lacksSchools(values[permission] ?? nowhere),
        ),
      ),
    [errors, values],
  );
  const setPermissions = useStable((changed: typeof values) => change({ permissions: changed }));
  return (
    <PermissionEditor
      person={person}
      scope={scope}
      roleName={role === null ? '' : roleName(role)}
      editable={editable}
      missing={missing}
      ask={confirm}
      onChange={setPermissions}
    />
  );
}
