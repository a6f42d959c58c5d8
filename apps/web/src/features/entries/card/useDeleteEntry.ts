import type { ShownEntry } from '@schooldog/contract/entries';
import { useTranslation } from 'react-i18next';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { removeEntry } from '../logEntry/removeEntry.ts';

/** Asks first. The work takes the outbox, so that it needs no network. */
export function useDeleteEntry(onDeleted?: () => void): (entry: ShownEntry, title: string) => Promise<void> {
  const { t } = useTranslation('features/entries');
  return async (entry, title) => {
    const isConfirmed = await confirm({
      title: t('delete.title'),
      body: t('delete.body', { title }),
      confirmLabel: t('delete.confirm'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await removeEntry(entry, t('delete.label', { title }));
    } catch {
      toastError(t('delete.failed'));
      return;
    }
    toastSuccess(connectivity.get().isOffline ? t('delete.waits') : t('delete.done'));
    onDeleted?.();
  };
}
