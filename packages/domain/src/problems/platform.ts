import { defineProblems } from './define.ts';

export const platformProblems = {
  ...defineProblems('api', { unknownPath: 'notFound' }),
  ...defineProblems('request', { forged: 'forbidden', tooMany: 'tooMany' }),
  ...defineProblems('input', { invalid: 'invalid', tooLarge: 'tooLarge', notJson: 'unsupported' }),
  ...defineProblems('cursor', { invalid: 'invalid' }),
  ...defineProblems('operation', { badId: 'invalid', idReused: 'conflict' }),
  ...defineProblems('outboxCheck', { idTaken: 'conflict' }),
  ...defineProblems('record', { conflict: 'conflict', overfull: 'conflict' }),
  ...defineProblems('job', { notFound: 'notFound' }),
  ...defineProblems('app', { maintenance: 'unavailable' }),
  ...defineProblems('server', {
    fault: 'fault',
    databaseAway: 'unavailable',
    storageAway: 'unavailable',
    noRoom: 'unavailable',
  }),
  ...defineProblems('file', {
    notFound: 'notFound',
    linkInvalid: 'forbidden',
    linkExpired: 'forbidden',
    empty: 'invalid',
    interrupted: 'invalid',
    checksumMismatch: 'invalid',
    imageBroken: 'invalid',
    imageTooLarge: 'tooLarge',
    tooLarge: 'tooLarge',
    typeNotAllowed: 'unsupported',
    idTaken: 'conflict',
    tooManyUnused: 'tooMany',
  }),
};
