import type { KnownRole } from '@schooldog/domain/permissions';
import { useTranslation } from 'react-i18next';

/** A role in words, the same as the dashboard greets with. */
export function useRoleName(): (role: KnownRole) => string {
  const { t } = useTranslation('features/dashboard');
  return (role) => t(`roles.${role}`);
}
