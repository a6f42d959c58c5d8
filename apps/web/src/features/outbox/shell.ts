import { IconCloudUpload } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { PendingCount } from './PendingCount.tsx';

export const shell: FeatureShell = {
  account: [{ key: 'unsent', icon: IconCloudUpload, target: { to: '/outbox' }, Count: PendingCount }],
};
