import { IconBellRinging, IconClockExclamation, IconHistory, IconUrgent } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { alertFilter } from './alertFilter.ts';
import { AlertsButton } from './AlertsButton.tsx';

export const shell: FeatureShell = {
  menu: [{ key: 'safetyAlerts', to: '/safetyAlerts', icon: IconUrgent }],
  toolbar: [{ key: 'alerts', to: '/safetyAlerts', Button: AlertsButton }],
  attention: {
    alertsWaiting: {
      icon: IconBellRinging,
      isUrgent: true,
      follows: ['alerts'],
      to: '/safetyAlerts',
      search: () => alertFilter.write({ tab: 'received', needsMyAcknowledgement: true }),
    },
    alertsOverdue: {
      icon: IconClockExclamation,
      isUrgent: true,
      follows: ['alerts'],
      to: '/safetyAlerts',
      search: () => alertFilter.write({ tab: 'all', isOverdue: true }),
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
};
