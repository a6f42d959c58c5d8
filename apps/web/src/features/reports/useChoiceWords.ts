import type { DrillType } from '@schooldog/domain/drills';
import type { Opinion } from '@schooldog/domain/entries';
import type { Permission, Role } from '@schooldog/domain/permissions';
import type { WorkOrderPriority } from '@schooldog/domain/workOrders';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useRoleName } from '../people/index.ts';

type ChoiceWords = Readonly<{
  entryType(opinion: Opinion): string;
  type(type: DrillType): string;
  priority(priority: WorkOrderPriority): string;
  role(role: Role): string;
  permission(permission: Permission): string;
}>;

/** The values of filters, as the screens of their features call them. */
export function useChoiceWords(): ChoiceWords {
  const { t } = useTexts('features/entries');
  const { t: tDrills } = useTexts('features/drills');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { t: tPermissionEditor } = useTexts('features/people/permissionEditor');
  const roleName = useRoleName();
  return {
    entryType: (opinion) => t(`opinions.${opinion}`),
    type: (type) => tDrills(`types.${type}`),
    priority: (priority) => tWorkOrders(`priorities.${priority}`),
    role: roleName,
    permission: (permission) => tPermissionEditor(`permissions.${permission}.name`),
  };
}
