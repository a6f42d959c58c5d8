import { defineProblems } from './define.ts';

export const assessmentProblems = defineProblems('assessment', {
  notFound: 'notFound',
  viewNotAllowed: 'forbidden',
  beginNotAllowed: 'forbidden',
  answerNotAllowed: 'forbidden',
  reopenNotAllowed: 'forbidden',
  deleteNotAllowed: 'forbidden',
  downloadNotAllowed: 'forbidden',
  otherUser: 'invalid',
  otherSchool: 'invalid',
  unknownQuestion: 'invalid',
  unknownAnswer: 'invalid',
  rubricNotOffered: 'conflict',
  idTaken: 'conflict',
  deleted: 'conflict',
  submitted: 'conflict',
  notSubmitted: 'conflict',
  incomplete: 'conflict',
  inWalk: 'conflict',
  walkNotInProgress: 'conflict',
  tooManyInWalk: 'conflict',
});
