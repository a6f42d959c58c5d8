import { useTranslation } from 'react-i18next';
import type { permissionChoices } from './userFilter.ts';

type PermissionChoice = (typeof permissionChoices)[number];

/** As the permission editor names it. */
export function usePermissionName(): (choice: PermissionChoice) => string {
  const { t } = useTranslation(['features/workOrders/users', 'features/people/permissionEditor']);
  return (choice) =>
    choice === 'none'
      ? t('filters.none')
      : t(`permissions.${choice}.name`, { ns: 'features/people/permissionEditor' });
}
