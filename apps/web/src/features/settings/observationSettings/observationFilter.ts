// The open tab and the search of the page. Routes read them before the page is loaded, so nothing heavy is imported here.
import { defineFilter } from '../../../ui/list/defineFilter.ts';
import { choice, flag, id, option, text } from '../../../ui/list/filterFields.ts';

export const observationTabs = ['categories', 'items', 'tags', 'walks', 'history'] as const;

export const observationFilter = defineFilter({
  tab: option(choice('tab', observationTabs)),
  find: text('find'),
  /** Only items of this category. */
  category: id('category'),
  showArchived: option(flag('showArchived', { formerly: 'archived' })),
});
