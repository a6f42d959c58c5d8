import type { TasksSettings } from '@schooldog/domain/workOrders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';

export function useTasksSettings() {
  return useQuery(api.workOrders.getTasksSettings.queryOptions());
}

/** The answer of every save is the whole document. */
export function useSaveSettings<Input>(send: (input: Input) => Promise<TasksSettings>, saved: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (settings) => {
      queryClient.setQueryData(api.workOrders.getTasksSettings.queryKey(), settings);
      toastSuccess(saved);
    },
  });
}
