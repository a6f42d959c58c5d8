import { defineProblems } from './define.ts';

export const exportProblems = defineProblems('export', {
  notFound: 'notFound',
  idTaken: 'conflict',
  tooMany: 'tooMany',
  failed: 'fault',
});
