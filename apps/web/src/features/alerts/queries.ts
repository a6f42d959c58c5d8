import type { AlertTab } from '@schooldog/contract/alerts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import type { ListFilter } from './alertSearch.ts';
import { questionOf } from './question.ts';

/** What was found before stays on screen until the new answer is there; late answers to old questions are dropped. */
export function useAlerts(tab: AlertTab, filter: ListFilter) {
  const question = questionOf(tab, filter);
  return useInfiniteQuery(
    api.alerts.listSafetyAlerts.infiniteOptions({
      input: (before: string | undefined) => (before === undefined ? question : { ...question, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

export function useAlert(safetyAlertId: string) {
  return useQuery(api.alerts.getSafetyAlert.queryOptions({ input: { safetyAlertId } }));
}
