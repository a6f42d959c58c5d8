import { IconUrgent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client.ts';
import { ToolbarLink } from '../../ui/ToolbarLink.tsx';

/** Live: the server tells when an alert comes in or is read on another device. */
export function AlertsButton() {
  const { t } = useTranslation('app');
  const { data } = useQuery(api.alerts.countUnreadAlerts.queryOptions());
  const unread = data?.unread ?? 0;
  return (
    <ToolbarLink
      to="/safetyAlerts"
      icon={IconUrgent}
      hint={t('toolbar.alerts')}
      label={unread === 0 ? t('toolbar.alerts') : t('toolbar.alertsUnread', { unread })}
      isMarked={unread > 0}
    />
  );
}
