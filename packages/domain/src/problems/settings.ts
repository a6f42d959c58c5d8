import { defineProblems } from './define.ts';

export const settingsProblems = defineProblems('settings', {
  appNotAllowed: 'forbidden',
  organizationNotAllowed: 'forbidden',
  observationNotAllowed: 'forbidden',
  unknownSchool: 'invalid',
  unknownTimeZone: 'invalid',
  unknownImage: 'invalid',
  unknownCategory: 'invalid',
  unknownTag: 'invalid',
  labelRequired: 'invalid',
  idTaken: 'conflict',
  labelTaken: 'conflict',
  tooManyCategories: 'conflict',
  tooManyItems: 'conflict',
});
