import { IconEye } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'providerAccess', to: '/admin/providerAccess', icon: IconEye }],
};
