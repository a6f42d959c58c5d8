import { defineProblems } from './define.ts';

export const signInProblems = {
  ...defineProblems('signIn', {
    wrong: 'unauthenticated',
    notRecent: 'forbidden',
    notPending: 'conflict',
    tooMany: 'tooMany',
  }),
  ...defineProblems('session', { needed: 'unauthenticated' }),
  ...defineProblems('device', { unknown: 'notFound' }),
  ...defineProblems('humanCheck', { failed: 'invalid' }),
  ...defineProblems('password', { common: 'invalid', guessable: 'invalid' }),
  ...defineProblems('link', { invalid: 'forbidden', tooMany: 'tooMany' }),
  ...defineProblems('mail', { tooMany: 'tooMany' }),
  ...defineProblems('setup', { linkUsed: 'forbidden' }),
  ...defineProblems('reauthenticate', { notBegun: 'conflict', mismatch: 'conflict' }),
  ...defineProblems('code', {
    wrong: 'invalid',
    expired: 'conflict',
    usedUp: 'conflict',
    tooSoon: 'tooMany',
    tooManySent: 'tooMany',
    tooManyTries: 'tooMany',
  }),
  ...defineProblems('factor', {
    unknown: 'notFound',
    none: 'conflict',
    exists: 'conflict',
    phoneInUse: 'conflict',
    emailUnverified: 'conflict',
    required: 'conflict',
  }),
};
