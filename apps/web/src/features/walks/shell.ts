import { IconWalk } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'walks', to: '/walks', icon: IconWalk }],
};
