// The numbers in the frame around every page, in one answer. Live: the server tells when one of them may have changed.
import { type FrameCounts, noFrameCounts } from '@schooldog/domain/dashboard';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export function useFrameCounts(): FrameCounts {
  const { data } = useQuery(
    api.dashboard.getFrameCounts.queryOptions({
      meta: { followsClosely: ['alerts', 'notifications', 'workOrders'] },
    }),
  );
  return data ?? noFrameCounts;
}

/** Shows a number that this device knows before the server has answered again. */
export function setFrameCounts(queryClient: QueryClient, next: (counts: FrameCounts) => FrameCounts): void {
  queryClient.setQueryData(api.dashboard.getFrameCounts.queryKey(), (known) =>
    known === undefined ? known : next(known),
  );
}
