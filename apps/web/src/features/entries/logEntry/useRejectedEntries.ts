import i18next from 'i18next';
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
      const [message = '', detail] = texts.map((key) =>
        i18next.t(`refused.${key}`, { ns: 'features/entries' }),
      );
      const label = i18next.t(isConflict ? 'pending.choose' : 'pending.open', { ns: 'features/entries' });
      return { message, detail, label };
    },
  });
}
