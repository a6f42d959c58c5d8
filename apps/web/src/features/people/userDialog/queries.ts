import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Always refetched, so that the form never begins with an old state. */
export function useUserRecord(userId: string) {
  return useQuery(api.users.getUser.queryOptions({ input: { userId }, staleTime: 0, gcTime: 0 }));
}
