// The filter of the list of assessments. Routes read it before the page is loaded, so nothing heavy is imported here.
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choice, choices, dateRange, idList, option } from '../../ui/list/filterFields.ts';

export const tabs = ['inprogress', 'submitted', 'deleted'] as const;
export const colors = ['green', 'yellow', 'orange', 'red'] as const;

export const assessmentFilter = defineFilter({
  tab: option(choice('tab', tabs)),
  dates: dateRange('dateRange'),
  schoolIds: idList('schoolIds', { most: 500 }),
  rubricIds: idList('rubricIds', { most: 100 }),
  colors: choices('colors', colors),
  userIds: idList('userIds', { most: 100 }),
});
export type AssessmentListFilter = FilterOf<typeof assessmentFilter>;
