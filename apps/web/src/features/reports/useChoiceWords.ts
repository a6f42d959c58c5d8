import type { DrillType } from '@schooldog/domain/drills';
import type { Opinion } from '@schooldog/domain/entries';
import type { Permission, Role } from '@schooldog/domain/permissions';
import type { WorkOrderPriority } from '@schooldog/domain/workOrders';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation([
    'features/entries',
    'features/drills',
    'features/workOrders',
    'features/people/permissionEditor',
  ]);
  const roleName = useRoleName();
  return {
    entryType: (opinion) => t(`opinions.${opinion}`),
    type: (type) => t(`types.${type}`, { ns: 'features/drills' }),
    priority: (priority) => t(`priorities.${priority}`, { ns: 'features/workOrders' }),
    role: roleName,
    permission: (permission) =>
      t(`permissions.${permission}.name`, { ns: 'features/people/permissionEditor' }),
  };
}
