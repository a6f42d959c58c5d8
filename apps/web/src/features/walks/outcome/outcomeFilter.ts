// The filter of the entries of a walk in review or complete. Routes read it before the page is loaded, so nothing heavy
// is imported here.
import { opinions } from '@schooldog/domain/entries';
import { defineFilter, type FilterOf } from '../../../ui/list/defineFilter.ts';
import { choices, id, idList, text } from '../../../ui/list/filterFields.ts';

export const outcomeFilter = defineFilter({
  find: text('find'),
  entryTypes: choices('entryTypes', opinions),
  category: id('category'),
  userIds: idList('userIds', { most: 50 }),
});
export type OutcomeFilter = FilterOf<typeof outcomeFilter>;
