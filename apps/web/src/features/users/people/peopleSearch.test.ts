import { expect, it } from 'vitest';
import { everybody, filterOf, type PeopleFilter, searchOf, validPeopleSearch } from './peopleSearch.ts';
import { questionOf } from './question.ts';

const oakHill = 'OakHill0000000000001';
const filter: PeopleFilter = {
  find: 'reyes',
  roles: ['principal', 'sro'],
  schoolIds: [oakHill],
  statuses: ['invited', 'disabled'],
  permission: 'manage users',
};

it('an address and a filter say the same', () => {
  expect(searchOf(filter)).toEqual({
    find: 'reyes',
    role: 'principal,sro',
    school: oakHill,
    status: 'invited,disabled',
    permission: 'manage users',
  });
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf(everybody)).toEqual({});
  expect(filterOf({})).toEqual(everybody);
});

it('what nobody understands is left out of the address', () => {
  const typed = {
    find: 2026,
    role: 'principal,emperor',
    school: `${oakHill},short`,
    status: ['active'],
    permission: 'fly',
    user: oakHill,
    page: 3,
  };
  expect(validPeopleSearch(typed)).toEqual({
    find: '2026',
    role: 'principal',
    school: oakHill,
    user: oakHill,
  });
  expect(validPeopleSearch({ permission: 'log entries' })).toEqual({ permission: 'log entries' });
});

it('asks the server only for what is set', () => {
  expect(questionOf({ ...everybody, find: '   ' })).toEqual({});
  expect(questionOf(filter)).toEqual({
    search: 'reyes',
    roles: ['principal', 'sro'],
    schoolIds: [oakHill],
    statuses: ['invited', 'disabled'],
    permission: 'manage users',
  });
});
