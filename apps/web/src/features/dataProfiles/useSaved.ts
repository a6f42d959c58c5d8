import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';

type Undo = Readonly<{ label: string; run(): void }>;

/** After a change: refetches the profiles and shows a message. */
export function useSaved() {
  const queryClient = useQueryClient();
  return async (message: string, undo?: Undo): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: api.dataProfiles.key() });
    toastSuccess(message, undo);
  };
}
