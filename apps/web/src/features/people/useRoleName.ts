import type { KnownRole } from '@schooldog/domain/permissions';
import { useTexts } from '../../platform/i18n/useTexts.ts';

/** A role in words, the same as the dashboard greets with. */
export function useRoleName(): (role: KnownRole) => string {
  const { t } = useTexts('features/dashboard');
  return (role) => t(`roles.${role}`);
}
