import { defineFilter } from '../../ui/list/defineFilter.ts';
import { choice, dateRange, idList } from '../../ui/list/filterFields.ts';

export const channels = ['mail', 'sms', 'push'] as const;

export const messageFilter = defineFilter({
  channel: choice('channel', channels),
  dates: dateRange('dateRange'),
  userIds: idList('userIds', { most: 20 }),
});
