import { defineProblems } from './define.ts';

export const reportProblems = defineProblems('report', {
  /** Also while its feature is off. */
  notAllowed: 'forbidden',
  runsNotAllowed: 'forbidden',
});
