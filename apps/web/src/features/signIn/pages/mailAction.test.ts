import { expect, it } from 'vitest';
import { mailAction } from './mailAction.ts';

const given = { oobCode: 'code', email: 'ada@district.test', apiKey: 'key' };

it.each([
  ['resetPassword', '/auth/set-password', { oobCode: 'code', email: 'ada@district.test' }],
  ['revertSecondFactorAddition', '/auth/revert-mfa', { oobCode: 'code' }],
  ['verifyEmail', '/auth/verify-email', { oobCode: 'code' }],
  ['signIn', '/auth/handle-sign-in-link', { oobCode: 'code', apiKey: 'key', mode: 'signIn', lang: 'en' }],
  ['recoverEmail', '/', {}],
  ['constructor', '/', {}],
  ['', '/', {}],
])('mode %s leads to %s', (mode, to, search) => {
  expect(mailAction({ ...given, mode })).toEqual({ to, search });
});

it('without a mode it leads to the start page', () => {
  expect(mailAction({})).toEqual({ to: '/', search: {} });
});
