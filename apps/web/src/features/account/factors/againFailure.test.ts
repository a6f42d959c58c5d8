import { expect, it } from 'vitest';
import { againFailure } from './againFailure.ts';

it.each([
  ['reauthenticate.mismatch', 403, 'mismatch'],
  ['signIn.wrong', 401, 'wrong'],
  ['signIn.tooMany', 429, 'tooMany'],
  ['network.noAnswer', 0, 'offline'],
  ['server.fault', 500, 'other'],
])('%s', (code, status, failure) => {
  expect(againFailure({ code, status }, { isOffline: true })).toBe(failure);
});

it('a request that was cut off is not the same as being offline', () => {
  expect(againFailure({ code: 'network.noAnswer', status: 0 }, { isOffline: false })).toBe('noAnswer');
});
