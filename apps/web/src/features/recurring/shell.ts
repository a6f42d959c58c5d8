import { IconRepeat, IconRepeatOff } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { seriesFilter } from './seriesFilter.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'recurringWorkOrders', to: '/recurringWorkOrders', icon: IconRepeat }],
  attention: {
    seriesWithoutOwner: {
      icon: IconRepeatOff,
      follows: ['recurring', 'users'],
      to: '/recurringWorkOrders',
      search: () => seriesFilter.write({ needsOwner: true }),
    },
    seriesPausedAtSchools: {
      icon: IconRepeatOff,
      follows: ['recurring'],
      to: '/recurringWorkOrders',
      search: () => seriesFilter.write({ hasPausedSchools: true }),
    },
  },
};
