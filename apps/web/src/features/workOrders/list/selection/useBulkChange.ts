import type { BulkChange } from '@schooldog/contract/workOrders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/client.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { rejectionText, useProblemText } from '../../../../platform/problems/index.ts';
import { toast, toastError, toastSuccess } from '../../../../platform/toasts/toasts.ts';
import type { Selection } from './useSelection.ts';

/** One change of all selected orders. Says how many changed, and why the others did not. */
export function useBulkChange({ ids, clear }: Selection) {
  const { t } = useTexts('features/workOrders/list');
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const change = useMutation(
    api.workOrders.changeWorkOrders.mutationOptions({
      onSuccess: ({ changed, rejected }) => {
        if (rejected.length === 0) {
          toastSuccess(t('bulk.done'));
          clear();
          return;
        }
        const reasons = rejected.map(({ code, count }) =>
          t('bulk.reason', { reason: problemText(code) ?? t('bulk.unknown'), number: count }),
        );
        const result = [t('bulk.changed', { count: changed }), ...reasons].join(' ');
        if (changed === 0) toastError(result);
        else toast(result);
      },
      onError: (error) => toastError(rejectionText(error) ?? t('bulk.failed')),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.workOrders.key() }),
    }),
  );
  return {
    isPending: change.isPending,
    /** Resolves with whether the server took it. */
    run: (wanted: BulkChange): Promise<boolean> =>
      change.mutateAsync({ workOrderIds: [...ids], change: wanted }).then(
        () => true,
        () => false,
      ),
  };
}
