import { defineProblems } from './define.ts';

export const ownDataProblems = defineProblems('ownData', {
  notAllowed: 'forbidden',
  notFound: 'notFound',
  idTaken: 'conflict',
  /** Another one is being made in the district. */
  running: 'conflict',
  failed: 'fault',
});
