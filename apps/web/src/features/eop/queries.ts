// Nothing of plans is cached in the clear: none of these reads is among the cached procedures.
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

/** Tables of roles count among the plans. */
const follows = ['contacts', 'eopRoles'];

export function useEopSchools() {
  return useQuery(api.eop.listEopSchools.queryOptions({ meta: { follows } }));
}

export function useComponents(schoolId: string, showArchived: boolean) {
  return useQuery(
    api.eop.listComponents.queryOptions({
      input: { schoolId, ...(showArchived ? { showArchived } : {}) },
      meta: { followsClosely: follows },
    }),
  );
}

export function useComponent(componentId: string) {
  return useQuery(
    api.eop.getComponent.queryOptions({ input: { componentId }, meta: { followsClosely: follows } }),
  );
}

export function useCertifications(componentId: string) {
  return useQuery(api.eop.listCertifications.queryOptions({ input: { componentId } }));
}
