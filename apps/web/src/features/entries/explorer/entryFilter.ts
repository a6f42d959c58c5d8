// The filter of the explorer. Routes read it before the page is loaded, so nothing heavy is imported here.
import { maxTagLength, normalizeEntryFilter, opinions } from '@schooldog/domain/entries';
import { isId } from '@schooldog/domain/kernel';
import { sourceTypes } from '@schooldog/domain/permissions';
import { defineFilter } from '../../../ui/list/defineFilter.ts';
import { choices, dateRange, field, flag, id, idList, option, text } from '../../../ui/list/filterFields.ts';

export const entryFilter = defineFilter(
  {
    dates: dateRange('dateRange'),
    schoolIds: idList('schoolIds', { most: 500 }),
    walkTypes: choices('walkTypes', sourceTypes),
    userIds: idList('userIds', { most: 50 }),
    entryTypes: choices('entryTypes', opinions),
    location: field('location', {
      parse: placeIn,
      format: ({ profileId, optionId }) => `${profileId}.${optionId}`,
      chips: (item) => [{ key: '', item, rest: undefined }],
    }),
    tag: text('tag', { most: maxTagLength }),
    category: id('category'),
    item: id('item'),
    sortAsc: option(flag('sortAsc')),
  },
  normalizeEntryFilter,
);

/** An option of a location list: both ids, with a full stop between them. */
function placeIn(written: string): { profileId: string; optionId: string } | undefined {
  const [profileId = '', optionId = '', ...more] = written.split('.');
  return isId(profileId) && isId(optionId) && more.length === 0 ? { profileId, optionId } : undefined;
}
