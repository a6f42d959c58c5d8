import { defineProblems } from './define.ts';

export const rubricProblems = defineProblems('rubric', {
  notFound: 'notFound',
  viewNotAllowed: 'forbidden',
  createNotAllowed: 'forbidden',
  editNotAllowed: 'forbidden',
  manageNotAllowed: 'forbidden',
  idTaken: 'conflict',
  deleted: 'conflict',
  incomplete: 'conflict',
  nothingToPublish: 'conflict',
  draftChanged: 'conflict',
  tooMany: 'conflict',
});
