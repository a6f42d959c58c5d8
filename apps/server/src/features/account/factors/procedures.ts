// None of these stores its answer under an operation id: secrets and recovery codes are shown once and never stored.
import type { FeatureContracts } from '@schooldog/contract';
import { type ProceduresOf, signInStep } from '../../../platform/api/procedure.ts';
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
const waiting = signInStep('verify');
const waitingOrAgain = signInStep('verify', 'signedIn');
const enrolling = signInStep('enrol', 'signedIn');
const whole = signInStep('signedIn');

export const factorProcedures = {
  sendSignInCode: waitingOrAgain((context, input) => sendSignInCode(context, context.staged, input)),

  verifySignIn: waiting(async (context, input) => ({
    step: await verifySignIn(context, context.staged, input),
  })),

  reauthenticate: whole(async (context, input) => ({
    step: await reauthenticate(context, context.staged, input),
  })),

  verifyReauthentication: whole(async (context, input) => ({
    step: await verifyReauthentication(context, context.staged, input),
  })),

  getFactors: enrolling((context) => presentFactors(context, context.staged)),

  beginPhoneEnrolment: enrolling((context, input) => beginPhoneEnrolment(context, context.staged, input)),

  finishPhoneEnrolment: enrolling(async (context, input) => ({
    recoveryCodes: await finishPhoneEnrolment(context, context.staged, input),
  })),

  beginAppEnrolment: enrolling((context) => beginAppEnrolment(context, context.staged)),

  finishAppEnrolment: enrolling(async (context, input) => ({
    recoveryCodes: await finishAppEnrolment(context, context.staged, input),
  })),

  removeFactor: whole(async (context, input) => {
    await removeFactor(context, context.staged, input.factorId);
    return done;
  }),

  makeRecoveryCodes: whole(async (context) => ({
    recoveryCodes: await makeRecoveryCodes(context, context.staged),
  })),

  changePassword: whole(async (context, input) => {
    await changePassword(context, context.staged, input.password);
    return done;
  }),
} satisfies Partial<ProceduresOf<FeatureContracts['account']>>;
