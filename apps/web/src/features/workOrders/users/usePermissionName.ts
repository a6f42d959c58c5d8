import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { permissionChoices } from './userFilter.ts';

type PermissionChoice = (typeof permissionChoices)[number];

/** As the permission editor names it. */
export function usePermissionName(): (choice: PermissionChoice) => string {
  const { t } = useTexts('features/workOrders/users');
  const { t: tPermissionEditor } = useTexts('features/people/permissionEditor');
  return (choice) =>
    choice === 'none' ? t('filters.none') : tPermissionEditor(`permissions.${choice}.name`);
}
