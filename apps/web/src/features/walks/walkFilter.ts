// The filter of the list of walks. Routes read it before the page is loaded, so nothing heavy is imported here.
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choices, dateRange, digit, flag, idList, option } from '../../ui/list/filterFields.ts';

/** In the order in which the filter offers them. */
export const walkTypes = ['school', 'district', 'partner'] as const;

/** The tabs and the types by their numbers or names in the address. */
export const walkFilter = defineFilter({
  currentTab: option(digit('currentTab', ['0', '1'])),
  subTab: option(digit('subTab', ['0', '1'])),
  dates: dateRange('dateRange'),
  schoolIds: idList('schoolIds', { most: 500 }),
  walkTypes: choices('walkTypes', walkTypes),
  userIds: idList('userIds', { most: 100 }),
  awaitingMyAction: flag('awaitingMyAction'),
  showArchived: option(flag('showArchived')),
});
export type WalkListFilter = FilterOf<typeof walkFilter>;
