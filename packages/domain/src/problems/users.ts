import { defineProblems } from './define.ts';

export const userProblems = {
  ...defineProblems('user', {
    notFound: 'notFound',
    manageNotAllowed: 'forbidden',
    createNotAllowed: 'forbidden',
    editNotAllowed: 'forbidden',
    changeNotAllowed: 'forbidden',
    disableNotAllowed: 'forbidden',
    deleteNotAllowed: 'forbidden',
    resetNotAllowed: 'forbidden',
    unknownSchool: 'invalid',
    permissionsTooComplex: 'invalid',
    idTaken: 'conflict',
    emailTaken: 'conflict',
    isDisabled: 'conflict',
    alreadyDisabled: 'conflict',
    notDisabled: 'conflict',
    alreadySetUp: 'conflict',
    alreadyVerified: 'conflict',
    noSecondFactor: 'conflict',
  }),
  ...defineProblems('permissions', { malformed: 'invalid' }),
  ...defineProblems('security', { staffOnly: 'forbidden' }),
};
