import { expect, it } from 'vitest';
import { failureOf } from './signInFailure.ts';

it.each([
  ['a wrong address or password', { code: 'signIn.wrong', status: 401 }, 'wrong'],
  ['too many tries', { code: 'rateLimit.exceeded', status: 429 }, 'tooMany'],
  ['no answer', { code: 'network.noAnswer', status: 0 }, 'noAnswer'],
  ['a fault of the server', { code: 'server.fault', status: 500 }, 'other'],
  ['an incomplete request', { code: 'signIn.incomplete', status: 400 }, 'other'],
])('%s', (_, refusal, failure) => {
  expect(failureOf(refusal, { isOffline: false })).toBe(failure);
});

it('no answer without a network', () => {
  expect(failureOf({ code: 'network.noAnswer', status: 0 }, { isOffline: true })).toBe('offline');
});
