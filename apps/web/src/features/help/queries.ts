import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

/** False until the server has answered: without it the page is complete, only less local. */
export function useStateBranding(): boolean {
  const { data } = useQuery(api.settings.getOrganization.queryOptions());
  return data?.stateBranding ?? false;
}
