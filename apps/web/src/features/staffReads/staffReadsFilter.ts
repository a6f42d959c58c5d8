import { defineFilter } from '../../ui/list/defineFilter.ts';
import { dateRange, idList } from '../../ui/list/filterFields.ts';

export const staffReadsFilter = defineFilter({
  dates: dateRange('dateRange'),
  userIds: idList('userIds', { most: 20 }),
});
