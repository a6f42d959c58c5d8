import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';

export function useSkills() {
  return useQuery(api.contacts.listSkills.queryOptions());
}

export function useContactSummary(schoolId: string) {
  return useQuery(api.contacts.getContactSummary.queryOptions({ input: { schoolId } }));
}

/** After a change: refetches the contacts and shows a message. */
export function useSaved() {
  const queryClient = useQueryClient();
  return async (message: string): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: api.contacts.key() });
    toastSuccess(message);
  };
}
