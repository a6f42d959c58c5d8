import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

/** Live notices refetch it while an archive is made. Never stored: it holds an address. */
export function useOwnDataExports() {
  return useQuery(api.ownData.getOwnDataExport.queryOptions({ gcTime: 0, staleTime: 0 }));
}
