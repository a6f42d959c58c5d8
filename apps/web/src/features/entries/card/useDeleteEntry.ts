import type { ShownEntry } from '@schooldog/contract/entries';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { entryOperations } from '../entryOperations.ts';
import { removeEntry } from '../logEntry/removeEntry.ts';

type Given = Readonly<{
  /** For entries that do not stand on their own. */
  remove?(entry: ShownEntry, label: string): Promise<unknown>;
  onDeleted?: (() => void) | undefined;
}>;

/** Asks first. The work takes the outbox, so that it needs no network. */
export function useDeleteEntry({ remove = removeEntry, onDeleted }: Given = {}): (
  entry: ShownEntry,
  title: string,
) => Promise<void> {
  const { t } = useTexts('features/entries');
  return async (entry, title) => {
    const isConfirmed = await confirm({
      title: t('delete.title'),
      body: t('delete.body', { title }),
      confirmLabel: t('delete.confirm'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await remove(entry, t('delete.label', { title }));
    } catch {
      toastError(t('delete.failed'));
      return;
    }
    const done = connectivity.get().isOffline ? t('delete.waits') : t('delete.done');
    toastSuccess(done, undefined, recordKeyOf(entryOperations, entry.id));
    onDeleted?.();
  };
}
