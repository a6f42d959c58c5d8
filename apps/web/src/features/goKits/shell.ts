import { IconBackpack } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { KitContact } from './KitContact.tsx';

export const shell: FeatureShell = {
  menu: [{ key: 'goKits', to: '/goKits', icon: IconBackpack }],
  host: KitContact,
};
