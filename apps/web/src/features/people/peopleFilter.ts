// The filter of Manage Users. Routes read it before the page is loaded, so nothing heavy is imported here.
import { permissions, roles } from '@schooldog/domain/permissions';
import { userOrders, userStatuses } from '@schooldog/domain/people';
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choice, choices, field, flag, idList, option, text } from '../../ui/list/filterFields.ts';

export const peopleFilter = defineFilter({
  find: text('find'),
  roles: choices('roles', roles, { formerly: 'role' }),
  schoolIds: idList('schoolIds', { most: 100, formerly: 'school' }),
  statuses: choices('statuses', userStatuses, { formerly: 'status' }),
  permission: choice('permission', permissions),
  sort: option(choice('sort', userOrders)),
  sortDesc: option(flag('sortDesc')),
  /** Whose account is open: an id, or "new" for Create User. */
  user: option(
    field('user', {
      parse: (written) => (written === '' ? undefined : written),
      format: (user) => user,
      chips: () => [],
    }),
  ),
});
export type PeopleFilter = FilterOf<typeof peopleFilter>;
