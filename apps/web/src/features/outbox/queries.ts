import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

/** The last device checks of this person that have arrived at the server. */
export function useArrivedChecks() {
  return useQuery(api.settings.listOutboxChecks.queryOptions());
}
