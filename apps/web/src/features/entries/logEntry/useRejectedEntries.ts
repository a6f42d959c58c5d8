import { textsOf } from '../../../platform/i18n/texts.ts';
import { useRejections } from '../../../platform/offlineRecords/useRejections.ts';
import { isExpected, openRejectedEntry } from './open.ts';
import { rejectionOfEntry } from './rejectionOfEntry.ts';

/** An entry that the server does not take is said at once, and where it can be put right. */
export function useRejectedEntries(): void {
  useRejections({
    fixable: ['entries.logEntry', 'entries.editEntry'],
    open: openRejectedEntry,
    isExpected,
    namespace: 'features/entries',
    words: (operation, isConflict) => {
      const about = rejectionOfEntry(operation);
      if (about === null) return null;
      const texts = isConflict ? (['conflict', ...about.slice(1)] as const) : about;
      const [message = '', detail] = texts.map((key) => textsOf('features/entries')(`refused.${key}`));
      const label = textsOf('features/entries')(isConflict ? 'pending.choose' : 'pending.open');
      return { message, detail, label };
    },
  });
}
