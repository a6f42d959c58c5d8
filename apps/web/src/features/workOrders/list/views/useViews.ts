import type { SavedView } from '@schooldog/contract/workOrders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/client.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../../platform/problems/index.ts';
import { toastError } from '../../../../platform/toasts/toasts.ts';

const none: readonly SavedView[] = [];

/** The filters that this person saved under a name. */
export function useViews(): readonly SavedView[] {
  return useQuery(api.workOrders.listWorkOrderViews.queryOptions()).data?.views ?? none;
}

export function useSaveView() {
  const options = useViewOptions();
  return useMutation(api.workOrders.saveWorkOrderView.mutationOptions(options));
}

export function useDeleteView() {
  const options = useViewOptions();
  return useMutation(api.workOrders.deleteWorkOrderView.mutationOptions(options));
}

function useViewOptions() {
  const { t } = useTexts('features/workOrders/list');
  const queryClient = useQueryClient();
  return {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.workOrders.listWorkOrderViews.key() }),
    onError: (error: Error) => toastError(rejectionText(error) ?? t('views.failed')),
  };
}
