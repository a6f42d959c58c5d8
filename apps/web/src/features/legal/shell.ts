import { IconFileDescription, IconGavel } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [
    { key: 'terms', to: '/terms', icon: IconGavel },
    { key: 'privacy', to: '/privacy', icon: IconFileDescription },
  ],
};
