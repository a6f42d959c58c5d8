import { defineProblems } from './define.ts';

export const dataProfileProblems = defineProblems('dataProfile', {
  notFound: 'notFound',
  optionNotFound: 'notFound',
  fileNotFound: 'notFound',
  notAllowed: 'forbidden',
  rowTwice: 'invalid',
  tooManyAttributes: 'invalid',
  idTaken: 'conflict',
  nameTaken: 'conflict',
  optionTaken: 'conflict',
  optionUsed: 'conflict',
  archived: 'conflict',
  full: 'conflict',
  tooManyFiles: 'conflict',
  otherSchool: 'conflict',
  merged: 'conflict',
  mergeSame: 'conflict',
  mergeCircle: 'conflict',
  mergeTooDeep: 'conflict',
  mergeIntoArchived: 'conflict',
});
