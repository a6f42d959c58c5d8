import type { PeopleQuery } from '@schooldog/contract/picker';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

/**
 * What was found before stays until the new answer is there; late answers to old questions are dropped. Offline
 * nothing is asked, and only what this very question found before is there.
 */
export function useFoundPeople(question: Partial<PeopleQuery>, isAsked = true) {
  const { isOffline } = useConnectivity();
  return useQuery(
    api.users.findPeople.queryOptions({
      input: question,
      placeholderData: (previous) => (isOffline || !isAsked ? undefined : previous),
      enabled: isAsked,
    }),
  );
}
