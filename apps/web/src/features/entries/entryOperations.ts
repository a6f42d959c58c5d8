import type { ShownEntry } from '@schooldog/contract/entries';
import type { RecordDeclaration } from '../../platform/offlineRecords/pendingRecords.ts';

/** What can be done with an entry without a network. */
export const entryOperations: Pick<RecordDeclaration<ShownEntry>, 'prefix' | 'operations'> = {
  prefix: 'entry:',
  operations: {
    'entries.logEntry': 'create',
    'entries.editEntry': 'edit',
    'entries.deleteEntry': 'delete',
  },
};
