import { schoolsWith } from '@schooldog/domain/permissions';
import { IconAlertTriangle, IconClipboardList, IconRepeat, IconTrendingUp } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { entryFilter } from './explorer/entryFilter.ts';
import { LogEntryHost } from './logEntry/LogEntryHost.tsx';
import { openLogEntry } from './logEntry/open.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'entries', to: '/entries', icon: IconClipboardList }],
  actions: [{ action: 'logEntry', start: (given) => openLogEntry(given) }],
  palette: [
    {
      to: '/entries',
      find: async (...asked) => (await import('./findEntryCommands.ts')).findEntryCommands(...asked),
    },
  ],
  attention: {
    repeatedConcerns: {
      icon: IconRepeat,
      isUrgent: true,
      follows: ['entries'],
      to: '/entries',
      search: ({ from, to, schoolId, location }) =>
        entryFilter.write({ from, to, schoolIds: [schoolId], location, entryTypes: ['concern'] }),
    },
    concernsRising: {
      icon: IconTrendingUp,
      follows: ['entries'],
      to: '/entries',
      search: ({ from, to }, actor) => {
        const viewed = schoolsWith(actor, 'view entries');
        const schoolIds = viewed === 'all' ? [] : [...viewed];
        return entryFilter.write({ from, to, schoolIds, entryTypes: ['concern'] });
      },
    },
  },
  schoolTiles: {
    concerns: {
      icon: IconAlertTriangle,
      to: '/entries',
      search: ({ from, to }, schoolId) =>
        entryFilter.write({ from, to, schoolIds: [schoolId], entryTypes: ['concern'] }),
    },
    entries: {
      icon: IconClipboardList,
      to: '/entries',
      search: (_tile, schoolId) => entryFilter.write({ schoolIds: [schoolId] }),
    },
  },
  host: LogEntryHost,
};
