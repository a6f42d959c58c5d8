import { IconLayoutDashboard } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'dashboard', to: '/dashboard', icon: IconLayoutDashboard }],
};
