import { IconChartDots } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'insights', to: '/insights', icon: IconChartDots }],
};
