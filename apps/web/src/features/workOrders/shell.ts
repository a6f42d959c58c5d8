import { IconTool } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'tasks', to: '/tasks', icon: IconTool }],
};
