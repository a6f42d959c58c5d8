import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFrameCounts } from '../../../platform/frameCounts/frameCounts.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';

/** Beside the menu item: open orders that are assigned to this person. */
export function AssignedCount() {
  const { t } = useTranslation('app');
  const { assignedWorkOrders: assigned } = useFrameCounts();
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
