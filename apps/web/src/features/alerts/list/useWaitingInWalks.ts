import type { AlertTab } from '@schooldog/contract/alerts';
import type { WaitingAlert } from '@schooldog/contract/walks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import type { AlertListFilter } from '../alertFilter.ts';

/** One's own alerts that go out when their walk completes; only their sender knows of them. */
export function useWaitingInWalks(
  tab: AlertTab,
  { schoolIds, statuses = [] }: AlertListFilter,
): readonly WaitingAlert[] {
  const isAsked = tab === 'sent' && (statuses.length === 0 || statuses.includes('queued'));
  const { data } = useQuery(api.walks.listWaitingAlerts.queryOptions({ enabled: isAsked }));
  if (!isAsked || data === undefined) return [];
  return data.alerts.filter(({ schoolId }) => schoolIds === undefined || schoolIds.includes(schoolId));
}
