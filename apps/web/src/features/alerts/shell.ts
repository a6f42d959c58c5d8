import { IconUrgent } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { AlertsButton } from './AlertsButton.tsx';

export const shell: FeatureShell = {
  menu: [{ key: 'safetyAlerts', to: '/safetyAlerts', icon: IconUrgent }],
  toolbar: [{ key: 'alerts', to: '/safetyAlerts', Button: AlertsButton }],
};
