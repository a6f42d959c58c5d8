import { defineProblems } from './define.ts';

export const exportProblems = defineProblems('export', {
  notFound: 'notFound',
  idTaken: 'conflict',
  tooMany: 'tooMany',
  failed: 'fault',
  /** The file was made for schools that its person may no longer export. */
  schoolsLost: 'forbidden',
  /** The file has sections that its person may no longer see. */
  partsLost: 'forbidden',
});
