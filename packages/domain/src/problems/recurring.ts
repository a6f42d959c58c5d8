import { defineProblems } from './define.ts';

export const recurringProblems = defineProblems('recurring', {
  notAllowed: 'forbidden',
  notFound: 'notFound',
  idTaken: 'conflict',
  tooMany: 'conflict',
  /** The last order at some of the schools is open, and the caller has not confirmed. */
  lastOrderOpen: 'conflict',
  schoolRequired: 'invalid',
  startTooEarly: 'invalid',
  endBeforeStart: 'invalid',
  endTooEarly: 'invalid',
  placeNeedsOneSchool: 'invalid',
  schoolNotOpen: 'invalid',
  assigneeNotAllowed: 'invalid',
});
