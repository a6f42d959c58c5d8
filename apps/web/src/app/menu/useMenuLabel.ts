import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { MenuLabel } from './types.ts';

export function useMenuLabel(): (label: MenuLabel) => string {
  const { t } = useTexts('app');
  return (label) => (label.kind === 'name' ? label.name : t(`menu.items.${label.key}`));
}
