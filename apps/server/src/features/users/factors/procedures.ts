// None of these remembers its answer under an operation id: secrets and recovery codes are shown once and kept nowhere.
import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import type { RequestContext } from '../../../platform/api/context.ts';
import { halfSignedIn } from '../../../platform/api/halfSignedIn.ts';
import { changePassword } from './changePassword.ts';
import {
  beginAppEnrolment,
  beginPhoneEnrolment,
  finishAppEnrolment,
  finishPhoneEnrolment,
} from './enrolment.ts';
import { makeRecoveryCodes } from './makeRecoveryCodes.ts';
import { presentFactors } from './present.ts';
import { reauthenticate, verifyReauthentication } from './reauthenticate.ts';
import { removeFactor } from './removeFactor.ts';
import { sendSignInCode } from './sendSignInCode.ts';
import { verifySignIn } from './verifySignIn.ts';

const done = { done: true } as const;
const users = implement(contract.users).$context<RequestContext>();
const waiting = halfSignedIn('verify');
const waitingOrAgain = halfSignedIn('verify', 'signedIn');
const enrolling = halfSignedIn('enrol', 'signedIn');
const whole = halfSignedIn('signedIn');

export const factorProcedures = {
  sendSignInCode: users.sendSignInCode
    .use(waitingOrAgain)
    .handler(({ context, input }) => sendSignInCode(context, context.standing, input)),

  verifySignIn: users.verifySignIn.use(waiting).handler(async ({ context, input }) => ({
    step: await verifySignIn(context, context.standing, input),
  })),

  reauthenticate: users.reauthenticate.use(whole).handler(async ({ context, input }) => ({
    step: await reauthenticate(context, context.standing, input),
  })),

  verifyReauthentication: users.verifyReauthentication.use(whole).handler(async ({ context, input }) => ({
    step: await verifyReauthentication(context, context.standing, input),
  })),

  getFactors: users.getFactors
    .use(enrolling)
    .handler(({ context }) => presentFactors(context, context.standing)),

  beginPhoneEnrolment: users.beginPhoneEnrolment
    .use(enrolling)
    .handler(({ context, input }) => beginPhoneEnrolment(context, context.standing, input)),

  finishPhoneEnrolment: users.finishPhoneEnrolment.use(enrolling).handler(async ({ context, input }) => ({
    recoveryCodes: await finishPhoneEnrolment(context, context.standing, input),
  })),

  beginAppEnrolment: users.beginAppEnrolment
    .use(enrolling)
    .handler(({ context }) => beginAppEnrolment(context, context.standing)),

  finishAppEnrolment: users.finishAppEnrolment.use(enrolling).handler(async ({ context, input }) => ({
    recoveryCodes: await finishAppEnrolment(context, context.standing, input),
  })),

  removeFactor: users.removeFactor.use(whole).handler(async ({ context, input }) => {
    await removeFactor(context, context.standing, input.factorId);
    return done;
  }),

  makeRecoveryCodes: users.makeRecoveryCodes.use(whole).handler(async ({ context }) => ({
    recoveryCodes: await makeRecoveryCodes(context, context.standing),
  })),

  changePassword: users.changePassword.use(whole).handler(async ({ context, input }) => {
    await changePassword(context, context.standing, input.password);
    return done;
  }),
};
