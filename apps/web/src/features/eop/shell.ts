import { IconAlertTriangle, IconClockExclamation, IconShieldCheck } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { planSchoolFilter } from './eopFilter.ts';

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
    eopsOverdue: {
      icon: IconAlertTriangle,
      isUrgent: true,
      follows: ['eop'],
      to: '/eop',
      search: () => planSchoolFilter.write({ states: ['overdue'] }),
    },
    eopsDueSoon: {
      icon: IconClockExclamation,
      follows: ['eop'],
      to: '/eop',
      search: () => planSchoolFilter.write({ states: ['dueSoon'] }),
    },
  },
  schoolTiles: {
    eop: { icon: IconShieldCheck, to: '/eop/$schoolId', search: () => ({}) },
  },
};
