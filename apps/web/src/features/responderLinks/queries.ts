import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

export function useResponderLinks(schoolId: string) {
  return useQuery(api.responderLinks.listResponderLinks.queryOptions({ input: { schoolId } }));
}

export function useResponderEvents(linkId: string) {
  return useQuery(api.responderLinks.listResponderEvents.queryOptions({ input: { linkId } }));
}

/** What a link could show: certified and in use. */
export function useCertifiedComponents(schoolId: string) {
  return useQuery(
    api.eop.listComponents.queryOptions({
      input: { schoolId },
      select: ({ components }) =>
        components.filter(({ lastCertificationTimestamp }) => lastCertificationTimestamp !== null),
      meta: { follows: ['eop'] },
    }),
  );
}
