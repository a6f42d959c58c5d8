import { IconDatabaseExport } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'ownData', to: '/ownData', icon: IconDatabaseExport }],
};
