// The filter of the list of alerts. Routes read it before the page is loaded, so nothing heavy is imported here.
import type { AlertTab } from '@schooldog/contract/alerts';
import type { AlertChannel, AlertStatus } from '@schooldog/domain/alerts';
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choice, choices, dateRange, flag, idList, option } from '../../ui/list/filterFields.ts';

export const tabs: readonly AlertTab[] = ['received', 'sent', 'all'];
export const statuses: readonly AlertStatus[] = ['queued', 'sent', 'resolved'];

const channels: readonly AlertChannel[] = ['app', 'mail', 'push'];

/** Of the page of one alert: where the link to it was. */
export const alertLink = defineFilter({ via: option(choice('via', channels)) });

export const alertFilter = defineFilter({
  tab: option(choice('tab', tabs)),
  schoolIds: idList('schoolIds', { most: 500, formerly: 'school' }),
  dates: dateRange('dateRange', { formerly: ['from', 'to'] }),
  statuses: choices('statuses', statuses, { most: 1, formerly: 'status' }),
  needsMe: flag('needsMyAcknowledgement', { formerly: 'needs' }),
  overdue: flag('isOverdue'),
});
export type AlertListFilter = FilterOf<typeof alertFilter>;
