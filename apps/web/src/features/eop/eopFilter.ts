// The filters of the lists. Routes read them before a page is loaded, so nothing heavy is imported here.
import { defineFilter } from '../../ui/list/defineFilter.ts';
import { flag, option, text } from '../../ui/list/filterFields.ts';

export const planSchoolFilter = defineFilter({ find: text('find') });

export const componentFilter = defineFilter({
  find: text('find'),
  showArchived: option(flag('showArchived')),
});
