import { IconUrgent } from '@tabler/icons-react';
import { useFrameCounts } from '../../platform/frameCounts/frameCounts.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { ToolbarLink } from '../../ui/ToolbarLink.tsx';

/**
 * Live: the server tells when an alert comes in or is read on another device. The number is that of the open work
 * orders assigned to this person.
 */
export function AlertsButton() {
  const { t } = useTexts('app');
  const { unreadAlerts: unread, assignedWorkOrders: count } = useFrameCounts();
  const unreadLabel = unread === 0 ? t('toolbar.alerts') : t('toolbar.alertsUnread', { unread });
  const assignedLabel =
    unread === 0
      ? t('toolbar.alertsAssigned', { count })
      : t('toolbar.alertsUnreadAssigned', { unread, count });
  return (
    <ToolbarLink
      to="/safetyAlerts"
      icon={IconUrgent}
      hint={t('toolbar.alerts')}
      label={count === 0 ? unreadLabel : assignedLabel}
      isMarked={unread > 0}
      count={count}
    />
  );
}
