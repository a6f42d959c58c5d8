import { expect, it } from 'vitest';
import { finishFailure, sendFailure } from './enrolment.ts';

it.each([
  ['code.tooManySent', 429, 'tooManySent'],
  ['code.tooSoon', 429, 'tooSoon'],
  ['factor.phoneInUse', 409, 'phoneInUse'],
  ['network.noAnswer', 0, 'offline'],
  ['humanCheck.failed', 400, 'sendFailed'],
  ['server.fault', 500, 'sendFailed'],
])('sending refused with %s', (code, status, failure) => {
  expect(sendFailure({ code, status }, { isOffline: true })).toBe(failure);
});

it('a request that was cut off is not the same as being offline', () => {
  expect(sendFailure({ code: 'network.noAnswer', status: 0 }, { isOffline: false })).toBe('noAnswer');
});

it.each([
  ['code.wrong', 'wrong'],
  ['factor.phoneInUse', 'phoneInUse'],
  ['code.expired', 'other'],
  ['code.usedUp', 'other'],
  ['server.fault', 'other'],
])('finishing refused with %s', (code, failure) => {
  expect(finishFailure({ code })).toBe(failure);
});
