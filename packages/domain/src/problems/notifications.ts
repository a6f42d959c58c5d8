import { defineProblems } from './define.ts';

export const notificationProblems = {
  ...defineProblems('notifications', { staffOnly: 'forbidden', noPhoneNumber: 'conflict' }),
  ...defineProblems('push', {
    endpointNotAllowed: 'invalid',
    keysNotUsable: 'invalid',
    idTaken: 'conflict',
  }),
  ...defineProblems('unsubscribe', { invalid: 'notFound', notOneClick: 'invalid' }),
};
