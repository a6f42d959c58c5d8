// The filters of the profile pages. Routes read them before a page is loaded, so nothing heavy is imported here.
import { defineFilter } from '../../ui/list/defineFilter.ts';
import { flag, idList, option, text } from '../../ui/list/filterFields.ts';

const showArchived = option(flag('showArchived', { formerly: 'archived' }));

export const profilesFilter = defineFilter({
  schoolIds: option(idList('schoolIds', { most: 1, formerly: 'school' })),
  showArchived,
});

export const optionsFilter = defineFilter({ find: text('find'), showArchived });
