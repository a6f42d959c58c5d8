// The filter of the list. Routes read it before a page is loaded, so nothing heavy is imported here.
import { defineFilter } from '../../ui/list/defineFilter.ts';
import { text } from '../../ui/list/filterFields.ts';

export const roleFilter = defineFilter({ find: text('find') });
