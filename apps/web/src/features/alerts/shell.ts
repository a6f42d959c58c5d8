import { IconBellRinging, IconClockExclamation, IconHistory, IconUrgent } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { AlertsHost } from './ahead/AlertsHost.tsx';
import { linkedAlerts, waitingFilter } from './ahead/waitingFilter.ts';
import { alertFilter, type AlertListFilter } from './alertFilter.ts';
import { AlertsButton } from './AlertsButton.tsx';

const overdueFilter: AlertListFilter = { tab: 'all', isOverdue: true };

const isOnDevice = (filter: AlertListFilter) => (queryClient: QueryClient) =>
  queryClient.getQueryData(linkedAlerts(filter).queryKey) !== undefined;

export const shell: FeatureShell = {
  menu: [{ key: 'safetyAlerts', to: '/safetyAlerts', icon: IconUrgent }],
  toolbar: [{ key: 'alerts', to: '/safetyAlerts', Button: AlertsButton }],
  attention: {
    alertsWaiting: {
      icon: IconBellRinging,
      isUrgent: true,
      follows: ['alerts'],
      to: '/safetyAlerts',
      isOnDevice: isOnDevice(waitingFilter),
      search: () => alertFilter.write(waitingFilter),
    },
    alertsOverdue: {
      icon: IconClockExclamation,
      isUrgent: true,
      follows: ['alerts'],
      to: '/safetyAlerts',
      isOnDevice: isOnDevice(overdueFilter),
      search: () => alertFilter.write(overdueFilter),
    },
  },
  schoolTiles: {
    openAlerts: {
      icon: IconUrgent,
      to: '/safetyAlerts',
      search: ({ scope }, schoolId) =>
        alertFilter.write({ tab: scope, schoolIds: [schoolId], statuses: ['sent'] }),
    },
    alerts: {
      icon: IconHistory,
      to: '/safetyAlerts',
      search: ({ scope }, schoolId) => alertFilter.write({ tab: scope, schoolIds: [schoolId] }),
    },
  },
  host: AlertsHost,
};
