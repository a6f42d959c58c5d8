import { defineProblems } from './define.ts';

export const entryProblems = defineProblems('entry', {
  notFound: 'notFound',
  logNotAllowed: 'forbidden',
  changeNotAllowed: 'forbidden',
  workOrdersNotAllowed: 'forbidden',
  exploreNotAllowed: 'forbidden',
  downloadNotAllowed: 'forbidden',
  unknownItem: 'invalid',
  unknownPlace: 'invalid',
  tooManyWorkOrders: 'invalid',
  idTaken: 'conflict',
  tooManyForPdf: 'tooLarge',
});
