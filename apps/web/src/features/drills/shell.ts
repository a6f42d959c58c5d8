import {
  IconCalendarDue,
  IconCalendarExclamation,
  IconClipboardList,
  IconHelpCircle,
  IconRun,
} from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { drillFilter } from './drillFilter.ts';
import { DrillHost } from './DrillHost.tsx';
import { startRecordDrill } from './startRecordDrill.ts';

export const shell: FeatureShell = {
  menu: [
    { key: 'drills', to: '/drills', icon: IconRun },
    { key: 'drillRules', to: '/drills/rules', icon: IconClipboardList },
  ],
  actions: [{ action: 'recordDrill', start: startRecordDrill }],
  /** What is late and due stands on top of the list. */
  attention: {
    drillsLate: {
      icon: IconCalendarExclamation,
      isUrgent: true,
      follows: ['drills'],
      to: '/drills',
      search: () => ({}),
    },
    drillsDue: { icon: IconCalendarDue, follows: ['drills'], to: '/drills', search: () => ({}) },
    drillsToConfirm: {
      icon: IconHelpCircle,
      follows: ['drills'],
      to: '/drills',
      search: () => drillFilter.write({ toConfirm: true }),
    },
  },
  schoolTiles: {
    drills: {
      icon: IconRun,
      to: '/drills',
      search: ({ from, to }, schoolId) => drillFilter.write({ schoolIds: [schoolId], from, to }),
    },
  },
  host: DrillHost,
};
