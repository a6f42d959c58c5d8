import { IconLogin2 } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = { menu: [{ key: 'signIn', to: '/auth/signin', icon: IconLogin2 }] };
