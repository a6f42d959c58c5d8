import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';

type Decision = Parameters<typeof client.workOrders.decideWorkOrders>[0];

/** Approves or declines one order, or all that this person can decide on. */
export function useDecide() {
  const { t } = useTexts('features/workOrders/approval');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: Decision) => client.workOrders.decideWorkOrders(decision),
    onSuccess: ({ changed }, { isApproved, workOrderIds }) => {
      const words = isApproved ? 'approved' : 'declined';
      if (workOrderIds === null) toastSuccess(t(`${words}All`, { number: changed }));
      else if (changed === 1) toastSuccess(t(words));
      else toastError(t('decidedByOther'));
    },
    onError: (error) => toastError(rejectionText(error) ?? t('failed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.workOrders.key() }),
  });
  return { decide: (decision: Decision) => mutate(decision), isPending };
}
