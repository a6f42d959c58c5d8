import { useTranslation } from 'react-i18next';
import type { MenuLabel } from './types.ts';

export function useMenuLabel(): (label: MenuLabel) => string {
  const { t } = useTranslation('app');
  return (label) => (label.kind === 'name' ? label.name : t(`menu.items.${label.key}`));
}
