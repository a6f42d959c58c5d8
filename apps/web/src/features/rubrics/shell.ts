import { IconTemplate } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'rubrics', to: '/rubrics', icon: IconTemplate }],
};
