import { expect, it } from 'vitest';
import { faultOf, newPasswordFailure } from './newPasswordFailure.ts';

it.each([
  ['', 'required'],
  ['eleven char', 'tooShort'],
  ['a'.repeat(129), 'tooLong'],
  ['twelve chars', null],
])('%j', (password, fault) => {
  expect(faultOf(password)).toBe(fault);
});

it.each([
  ['password.common', 400, { field: 'common', page: null }],
  ['password.guessable', 400, { field: 'guessable', page: null }],
  ['link.invalid', 403, { field: null, page: 'invalidLink' }],
  ['network.noAnswer', 0, { field: null, page: 'offline' }],
  ['server.fault', 500, { field: null, page: 'failed' }],
])('%s', (code, status, failure) => {
  expect(newPasswordFailure({ code, status }, { isOffline: true })).toEqual(failure);
});

it('a request that was cut off is not the same as being offline', () => {
  const { page } = newPasswordFailure({ code: 'network.noAnswer', status: 0 }, { isOffline: false });
  expect(page).toBe('noAnswer');
});
