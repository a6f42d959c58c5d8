// The filter of the explorer. Routes read it before the page is loaded, so nothing heavy is imported here.
import { maxTagLength, normalizeEntryFilter, opinions } from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import { defineFilter } from '../../../ui/list/defineFilter.ts';
import { choices, dateRange, flag, id, idList, option, place, text } from '../../../ui/list/filterFields.ts';

export const entryFilter = defineFilter(
  {
    search: text('search'),
    dates: dateRange('dateRange'),
    schoolIds: idList('schoolIds', { most: 500 }),
    walkTypes: choices('walkTypes', sourceTypes),
    userIds: idList('userIds', { most: 50 }),
    entryTypes: choices('entryTypes', opinions),
    location: place('location'),
    tag: text('tag', { most: maxTagLength }),
    category: id('category'),
    item: id('item'),
    sortAsc: option(flag('sortAsc')),
  },
  normalizeEntryFilter,
);
