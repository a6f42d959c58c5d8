// The filter of the analytics. Routes read it before the page is loaded, so nothing heavy is imported here.
import type { AnalyticsFilter } from '@schooldog/contract/workOrders';
import { defineFilter, type FilterOf } from '../../../ui/list/defineFilter.ts';
import { choice, choices, dateRange, idList, option, place } from '../../../ui/list/filterFields.ts';
import { priorities } from '../workOrderFilter.ts';

export const measures = ['open', 'completed'] as const;

export const analyticsFilter = defineFilter({
  dates: dateRange('dateRange'),
  schoolIds: idList('schoolIds', { most: 500 }),
  boardIds: idList('boardIds', { most: 100, none: 'none' }),
  priorities: choices('priorities', priorities),
  assigneeIds: idList('assigneeIds', { most: 100 }),
  location: place('location'),
  /** What the bars count. */
  measure: option(choice('measure', measures)),
});
export type AnalyticsPageFilter = FilterOf<typeof analyticsFilter>;

/** The filter as the server knows it. */
export function queryOf({ measure: _measure, ...query }: AnalyticsPageFilter): AnalyticsFilter {
  return query;
}
