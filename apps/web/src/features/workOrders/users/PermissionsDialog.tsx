import { Text } from '@mantine/core';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { lacksSchools, type Permission, type PermissionValues } from '@schooldog/domain/permissions';
import {
  type TaskPermission,
  taskGrantsOf,
  taskPermissions,
  taskPermissionsMerge,
  valuesOfGrants,
} from '@schooldog/domain/workOrders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { PermissionGroupCard, useScopeText } from '../../people/index.ts';
import { nameOf } from './userActions.ts';

const editable: ReadonlySet<Permission> = new Set(taskPermissions);
const none: ReadonlySet<Permission> = new Set();

type Props = Readonly<{ user: WorkOrderUser; onClose(): void }>;

/** The three permissions, each for all schools or some. Grants that others give while it is open are kept. */
export function PermissionsDialog({ user, onClose }: Props) {
  const { t } = useTexts('features/workOrders/users');
  const queryClient = useQueryClient();
  const scopeText = useScopeText();
  const mergeProblem = useMergeProblem();
  const [values, setValues] = useState<PermissionValues>(user.permissions);
  const [missing, setMissing] = useState(none);
  const latest = useRef(values);
  const change = (changed: PermissionValues) => {
    latest.current = changed;
    setValues(changed);
  };
  const merging = useMerging(taskPermissionsMerge, {
    current: taskGrantsOf(user.permissions),
    read: () => taskGrantsOf(latest.current),
    write: (grants) => change(valuesOfGrants(grants)),
  });
  const save = useMutation(
    api.workOrders.setWorkOrderPermissions.mutationOptions({
      onSuccess: () => {
        toastSuccess(t('permissions.done'));
        onClose();
        return queryClient.invalidateQueries({ queryKey: api.workOrders.listWorkOrderUsers.key() });
      },
    }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lacking = taskPermissions.filter((permission) => isLacking(values, permission));
    setMissing(new Set(lacking));
    if (lacking.length > 0) {
      focusFirstError(event);
      return;
    }
    const edit = merging.edit();
    if (edit === null) return;
    if (Object.keys(edit).length === 0) onClose();
    else save.mutate({ userId: user.id, edit });
  };
  const { error } = save;
  return (
    <FormDialog
      title={t('permissions.title', { name: nameOf(user) })}
      submitLabel={t('permissions.submit')}
      isPending={save.isPending}
      problem={
        error === null ? null : (mergeProblem(error) ?? rejectionText(error) ?? t('permissions.failed'))
      }
      offlineReason={t('offline')}
      onSubmit={submit}
      onClose={onClose}
    >
      <PermissionGroupCard
        name="workOrders"
        shown={taskPermissions}
        values={values}
        scope={{ role: user.role, isDistrictLevel: user.isDistrictUser, roleSchoolIds: user.roleSchoolIds }}
        editable={editable}
        missing={missing}
        note={null}
        scopeText={scopeText}
        onChange={(permission, value) => change({ ...values, [permission]: value })}
      />
      <Text size="sm" c="dimmed">
        {t('permissions.note')}
      </Text>
    </FormDialog>
  );
}

/** Ticked, but for no school. */
function isLacking(values: PermissionValues, permission: TaskPermission): boolean {
  const value = values[permission];
  return value !== undefined && lacksSchools(value);
}
