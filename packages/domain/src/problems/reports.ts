import { defineProblems } from './define.ts';

export const reportProblems = defineProblems('report', {
  /** Also while its feature is off. */
  notAllowed: 'forbidden',
  runsNotAllowed: 'forbidden',
  /** Somebody else's schedule, or one that provider staff would own. */
  scheduleNotAllowed: 'forbidden',
  scheduleNotFound: 'notFound',
  scheduleIdTaken: 'conflict',
  tooManySchedules: 'conflict',
  formatMissing: 'invalid',
  recipientRequired: 'invalid',
  unknownRecipient: 'invalid',
  periodNotBegun: 'invalid',
});
