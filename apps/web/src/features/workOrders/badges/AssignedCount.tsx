import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { useBadges } from './useBadges.ts';

/** Beside the menu item: open orders that are assigned to this person. */
export function AssignedCount() {
  const { t } = useTranslation('app');
  const { assigned } = useBadges();
  if (assigned === 0) return null;
  return (
    <>
      <VisuallyHidden>{t('menu.assigned', { count: assigned })}</VisuallyHidden>
      <span aria-hidden>
        <CountBadge count={assigned} />
      </span>
    </>
  );
}
