import { defineFilter } from '../../ui/list/defineFilter.ts';
import { flag, option, text } from '../../ui/list/filterFields.ts';

export const schoolFilter = defineFilter({ find: text('find'), showArchived: option(flag('showArchived')) });
