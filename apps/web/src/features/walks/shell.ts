import { IconClockExclamation, IconEyeCheck, IconWalk } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { openStartWalk } from './start/openStartWalk.ts';
import { walkFilter } from './walkFilter.ts';
import { WalkHost } from './WalkHost.tsx';

export const shell: FeatureShell = {
  menu: [{ key: 'walks', to: '/walks', icon: IconWalk }],
  actions: [{ action: 'startWalk', start: () => openStartWalk() }],
  attention: {
    walksToReview: {
      icon: IconEyeCheck,
      isUrgent: true,
      follows: ['walks'],
      to: '/walks',
      search: () => walkFilter.write({ currentTab: '1', subTab: '0', awaitingMyAction: true }),
    },
    abandonedWalks: {
      icon: IconClockExclamation,
      follows: ['walks'],
      to: '/walks',
      search: () => walkFilter.write({ currentTab: '0', subTab: '0' }),
    },
  },
  schoolTiles: {
    walks: {
      icon: IconWalk,
      to: '/walks',
      search: ({ scope }, schoolId) =>
        walkFilter.write({
          currentTab: scope === 'team' ? '1' : '0',
          subTab: '0',
          schoolIds: [schoolId],
        }),
    },
  },
  host: WalkHost,
};
