import type { AlertFilter, AlertTab } from '@schooldog/contract/alerts';
import type { ListFilter } from './alertSearch.ts';

/** What the server is asked. */
export function questionOf(tab: AlertTab, filter: ListFilter): AlertFilter {
  const { schoolIds, from, to, status, needs } = filter;
  return {
    tab,
    ...(schoolIds.length === 0 ? {} : { schoolIds: [...schoolIds] }),
    ...(from === null || to === null ? {} : { from, to }),
    ...(status === null ? {} : { statuses: [status] }),
    ...(needs ? { needsMyAcknowledgement: needs } : {}),
  };
}
