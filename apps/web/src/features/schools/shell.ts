import { IconBuildingCommunity } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'schools', to: '/schools', icon: IconBuildingCommunity }],
};
