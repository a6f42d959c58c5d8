import { listText } from '@schooldog/domain/kernel';
import type { Permission } from '@schooldog/domain/permissions';
import { useTexts } from '../../platform/i18n/useTexts.ts';

/** "Download entry reports and View entries", as the editor of permissions calls them. */
export function usePermissionNames(): (permissions: readonly Permission[]) => string {
  const { t, language } = useTexts('features/people/permissionEditor');
  return (permissions) =>
    listText(
      permissions.map((permission) => t(`permissions.${permission}.name`)),
      language,
    );
}
