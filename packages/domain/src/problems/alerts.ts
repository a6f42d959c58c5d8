import { defineProblems } from './define.ts';

export const alertProblems = defineProblems('alert', {
  notFound: 'notFound',
  notAllowed: 'forbidden',
  sendNotAllowed: 'forbidden',
  manageNotAllowed: 'forbidden',
  acknowledgeNotAllowed: 'forbidden',
  remindNotAllowed: 'forbidden',
  addRecipientsNotAllowed: 'forbidden',
  resolveNotAllowed: 'forbidden',
  reopenNotAllowed: 'forbidden',
  deleteNotAllowed: 'forbidden',
  noRecipients: 'invalid',
  recipientNotAllowed: 'invalid',
  tooManyRecipients: 'conflict',
  idTaken: 'conflict',
  acknowledged: 'conflict',
  resolved: 'conflict',
  notResolved: 'conflict',
  remindedRecently: 'conflict',
  nobodyToRemind: 'conflict',
  tooManySent: 'tooMany',
});
