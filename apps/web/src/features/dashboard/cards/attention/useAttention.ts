import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../platform/api/client.ts';

const askAgainAfter = 60_000;
/** What becomes overdue by time alone; everything else comes live. */
const askEvery = 5 * 60_000;

/** Live: what happens to alerts, drills, entries, walks and work orders asks for it again. */
export function useAttention(isWanted = true) {
  return useQuery(
    api.dashboard.getAttention.queryOptions({
      enabled: isWanted,
      staleTime: askAgainAfter,
      refetchInterval: askEvery,
      meta: { follows: ['alerts', 'drills', 'entries', 'eop', 'walks', 'workOrders'] },
    }),
  );
}
