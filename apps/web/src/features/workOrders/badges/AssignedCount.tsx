import { VisuallyHidden } from '@mantine/core';
import { useFrameCounts } from '../../../platform/frameCounts/frameCounts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';

/** Beside the menu item: open orders that are assigned to this person. */
export function AssignedCount() {
  const { t } = useTexts('app');
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
