import { IconAlertTriangle, IconClockExclamation, IconShieldCheck } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'eop', to: '/eop', icon: IconShieldCheck }],
  palette: [
    {
      to: '/eop',
      find: async (...asked) => (await import('./findComponentCommands.ts')).findComponentCommands(...asked),
    },
  ],
  /** The list says how many there are at each school. */
  attention: {
    eopsOverdue: { icon: IconAlertTriangle, to: '/eop', search: () => ({}) },
    eopsDueSoon: { icon: IconClockExclamation, to: '/eop', search: () => ({}) },
  },
  schoolTiles: {
    eop: { icon: IconShieldCheck, to: '/eop/$schoolId', search: () => ({}) },
  },
};
