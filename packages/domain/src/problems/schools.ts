import { defineProblems } from './define.ts';

export const schoolProblems = defineProblems('school', {
  notFound: 'notFound',
  fileNotFound: 'notFound',
  listNotAllowed: 'forbidden',
  viewNotAllowed: 'forbidden',
  createNotAllowed: 'forbidden',
  editNotAllowed: 'forbidden',
  renameNotAllowed: 'forbidden',
  archiveNotAllowed: 'forbidden',
  idTaken: 'conflict',
  archived: 'conflict',
  notArchived: 'conflict',
  inUse: 'conflict',
});
