import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';

/** After a save: refetches the schools, shows a message and closes the form. */
export function useSaved(onDone: () => void): (message: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (message) => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.schools.key() }),
      queryClient.invalidateQueries({ queryKey: api.settings.key() }),
    ]);
    toastSuccess(message);
    onDone();
  };
}
