import { IconRepeat } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'recurringWorkOrders', to: '/recurringWorkOrders', icon: IconRepeat }],
};
