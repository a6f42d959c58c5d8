import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Always asked anew: a form that begins with yesterday's account would only repeat yesterday's state. */
export function useUserRecord(userId: string) {
  return useQuery(api.users.getUser.queryOptions({ input: { userId }, staleTime: 0, gcTime: 0 }));
}
