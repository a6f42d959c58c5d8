import type { TaskAnalytics } from '@schooldog/contract/workOrders';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { type AnalyticsPageFilter, queryOf } from './analyticsFilter.ts';

/** While the server works on newer numbers, it is asked again. */
const soon = 4000;

export function useAnalytics(filter: AnalyticsPageFilter) {
  const queryClient = useQueryClient();
  const input = useMemo(() => queryOf(filter), [filter]);
  const options = api.workOrders.getTaskAnalytics.queryOptions({
    input,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isChanging(state.data) ? soon : false),
  });
  const query = useQuery(options);
  const refresh = useMutation({
    mutationFn: () => client.workOrders.getTaskAnalytics({ ...input, fresh: true }),
    onSuccess: (answer) => queryClient.setQueryData(options.queryKey, answer),
    onError: () => void query.refetch(),
  });
  return { query, refresh: () => refresh.mutate(), isRefreshing: refresh.isPending };
}

function isChanging(answer: TaskAnalytics | undefined): boolean {
  return answer !== undefined && (answer.isRecounting || answer.isRecalculating);
}
