import { IconSitemap } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [
    {
      key: 'eopRoles',
      to: '/eopRoles/$roleId',
      params: { roleId: 'incident_command_system' },
      icon: IconSitemap,
    },
  ],
};
