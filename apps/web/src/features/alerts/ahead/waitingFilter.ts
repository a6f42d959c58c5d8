import { api } from '../../../platform/api/client.ts';
import { pagesOptions } from '../../../ui/list/usePages.ts';
import { alertFilter, type AlertListFilter } from '../alertFilter.ts';

/** The alerts that this person has to acknowledge, as the dashboard links to them and the device keeps them. */
export const waitingFilter: AlertListFilter = { tab: 'received', needsMyAcknowledgement: true };

/** The list at this link. */
export function linkedAlerts(filter: AlertListFilter) {
  const read = alertFilter.read(alertFilter.write(filter));
  return pagesOptions(api.alerts.listSafetyAlerts, { ...read, tab: read.tab ?? 'received' });
}
