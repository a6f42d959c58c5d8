import { IconClipboardList } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { LogEntryHost } from './logEntry/LogEntryHost.tsx';
import { openLogEntry } from './logEntry/open.ts';

export const shell: FeatureShell = {
  menu: [{ key: 'entries', to: '/entries', icon: IconClipboardList }],
  actions: [{ action: 'logEntry', start: () => openLogEntry() }],
  palette: [
    {
      to: '/entries',
      find: async (...asked) => (await import('./findEntryCommands.ts')).findEntryCommands(...asked),
    },
  ],
  host: LogEntryHost,
};
