import { IconLock, IconShieldCog } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [
    { key: 'walkSettings', to: '/walkSettings', icon: IconShieldCog },
    { key: 'provider', to: '/admin/schooldog', icon: IconLock },
  ],
};
