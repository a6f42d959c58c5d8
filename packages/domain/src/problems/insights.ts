import { defineProblems } from './define.ts';

export const insightProblems = defineProblems('insight', {
  viewNotAllowed: 'forbidden',
  boardsNotAllowed: 'forbidden',
  nothingChosen: 'invalid',
  monthTooOld: 'invalid',
  tooManyFavorites: 'invalid',
});
