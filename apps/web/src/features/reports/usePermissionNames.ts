import { listText } from '@schooldog/domain/kernel';
import type { Permission } from '@schooldog/domain/permissions';
import { useTranslation } from 'react-i18next';

/** "Download entry reports and View entries", as the editor of permissions calls them. */
export function usePermissionNames(): (permissions: readonly Permission[]) => string {
  const { t, i18n } = useTranslation('features/people/permissionEditor');
  return (permissions) =>
    listText(
      permissions.map((permission) => t(`permissions.${permission}.name`)),
      i18n.language,
    );
}
