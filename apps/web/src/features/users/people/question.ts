import type { UserFilter } from '@schooldog/contract/users';
import type { PeopleFilter } from './peopleSearch.ts';

/** What the server is asked. */
export function questionOf(filter: PeopleFilter): UserFilter {
  const search = filter.find.trim();
  return {
    ...(search === '' ? {} : { search: search.slice(0, 100) }),
    ...(filter.roles.length === 0 ? {} : { roles: [...filter.roles] }),
    ...(filter.schoolIds.length === 0 ? {} : { schoolIds: [...filter.schoolIds] }),
    ...(filter.statuses.length === 0 ? {} : { statuses: [...filter.statuses] }),
    ...(filter.permission === null ? {} : { permission: filter.permission }),
  };
}
