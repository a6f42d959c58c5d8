import { defineProblems } from './define.ts';

export const calendarFeedProblems = defineProblems('calendarFeed', {
  /** Also for addresses that were replaced or revoked, and those of disabled users. */
  notFound: 'notFound',
  notAllowed: 'forbidden',
  tooManyReads: 'tooMany',
});
