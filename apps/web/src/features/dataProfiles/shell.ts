import { IconMapPin } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'dataProfiles', to: '/dataProfiles', icon: IconMapPin }],
};
