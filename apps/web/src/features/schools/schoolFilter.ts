import { defineFilter } from '../../ui/list/defineFilter.ts';
import { text } from '../../ui/list/filterFields.ts';

export const schoolFilter = defineFilter({ find: text('find') });
