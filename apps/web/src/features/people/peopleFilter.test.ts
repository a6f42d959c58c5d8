import { expect, it } from 'vitest';
import { peopleFilter } from './peopleFilter.ts';

const oakHill = 'OakHill0000000000001';

it('addresses of earlier releases are understood and written as today', () => {
  const old = {
    find: 2026,
    role: 'sro,principal,emperor',
    school: `${oakHill},short`,
    status: 'invited,disabled',
    permission: 'log entries',
    user: oakHill,
    page: 3,
  };
  expect(peopleFilter.validate(old)).toEqual({
    find: '2026',
    roles: 'principal,sro',
    schoolIds: oakHill,
    statuses: 'invited,disabled',
    permission: 'log entries',
    user: oakHill,
  });
  expect(peopleFilter.validate({ permission: 'fly', status: ['active'] })).toEqual({});
});

it('an open account is no filter', () => {
  expect(peopleFilter.count({ user: 'new', find: 'reyes', roles: ['sro', 'principal'] })).toBe(3);
  expect(peopleFilter.cleared({ user: oakHill, find: 'reyes' })).toEqual({ user: oakHill });
});
