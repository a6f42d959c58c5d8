import { defineProblems } from './define.ts';

export const drillProblems = defineProblems('drill', {
  notFound: 'notFound',
  viewNotAllowed: 'forbidden',
  recordNotAllowed: 'forbidden',
  rulesNotAllowed: 'forbidden',
  unknownSchool: 'invalid',
  incompleteRule: 'invalid',
  idTaken: 'conflict',
});
