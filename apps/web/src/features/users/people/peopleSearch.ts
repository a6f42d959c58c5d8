// The address of the list says what is looked for and whose account is open, so that both can be shared and come back
// with Back. It is read before the page is loaded, so nothing heavy is imported here.
import { isId } from '@schooldog/domain/kernel';
import { type Permission, permissions, type Role, roles } from '@schooldog/domain/permissions';
import { type UserStatus, userStatuses } from '@schooldog/domain/users';
import { searchText } from '../../../ui/searchText.ts';

/** As in the address: lists are separated by commas. `user` is an id, or "new" for Create User. */
export type PeopleSearch = {
  find?: string;
  role?: string;
  school?: string;
  status?: string;
  permission?: Permission;
  user?: string;
};

export type PeopleFilter = Readonly<{
  find: string;
  roles: readonly Role[];
  schoolIds: readonly string[];
  statuses: readonly UserStatus[];
  permission: Permission | null;
}>;

export const everybody: PeopleFilter = { find: '', roles: [], schoolIds: [], statuses: [], permission: null };

/** Whatever somebody typed into the address becomes something the page understands. */
export function validPeopleSearch(raw: Readonly<Record<string, unknown>>): PeopleSearch {
  const filter = filterOf({
    find: searchText(raw['find']),
    role: searchText(raw['role']),
    school: searchText(raw['school']),
    status: searchText(raw['status']),
  });
  const permission = permissions.find((known) => known === raw['permission']) ?? null;
  const user = searchText(raw['user']);
  return { ...searchOf({ ...filter, permission }), ...(user === '' ? {} : { user }) };
}

export function filterOf(search: PeopleSearch): PeopleFilter {
  const chosenRoles = listOf(search.role);
  const chosenStatuses = listOf(search.status);
  return {
    find: search.find ?? '',
    roles: roles.filter((role) => chosenRoles.includes(role)),
    schoolIds: listOf(search.school).filter(isId),
    statuses: userStatuses.filter((status) => chosenStatuses.includes(status)),
    permission: search.permission ?? null,
  };
}

export function searchOf(filter: PeopleFilter): PeopleSearch {
  const { find, permission } = filter;
  return {
    ...(find === '' ? {} : { find }),
    ...(filter.roles.length === 0 ? {} : { role: filter.roles.join(',') }),
    ...(filter.schoolIds.length === 0 ? {} : { school: filter.schoolIds.join(',') }),
    ...(filter.statuses.length === 0 ? {} : { status: filter.statuses.join(',') }),
    ...(permission === null ? {} : { permission }),
  };
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split(',');
}
