import { IconAddressBook } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'contacts', to: '/contacts', icon: IconAddressBook }],
};
