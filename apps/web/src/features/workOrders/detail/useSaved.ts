import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';

/** After a change that needs the server: what shows work orders is refetched, and the person is told. */
export function useSaved() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.workOrders.key() });
  return {
    saved: async (message: string) => {
      toastSuccess(message);
      await refresh();
    },
    /** Someone else may have been quicker, so what is on screen is refetched then too. */
    rejected: async (error: unknown, message: string) => {
      toastError(message, rejectionText(error) ?? undefined);
      await refresh();
    },
  };
}
