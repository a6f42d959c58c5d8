import type { FeatureContracts } from '@schooldog/contract';
import { open, type ProceduresOf } from '../../platform/api/procedure.ts';
import { createFirstAdministrator } from './firstAdministrator.ts';
import { signInWithPassword } from './password.ts';
import { requestMail } from './requestMail.ts';
import { revertSecondFactor } from './revertSecondFactor.ts';
import { setPassword } from './setPassword.ts';
import { completeSetup, readSetup } from './setup.ts';
import { enterByLink } from './signInLink.ts';
import { verifyEmail } from './verifyEmail.ts';

const done = { done: true } as const;

/** All of these are open: there is no session yet. */
export const signInProcedures = {
  listSignInProviders: open((context) =>
    context.services.identity.providers.map(({ id, name }) => ({ id, name })),
  ),

  signIn: open(async (context, input) => ({
    step: await signInWithPassword(context, input),
  })),

  getHumanCheck: open(async (context) => ({
    challenge: await context.services.identity.humanCheck.challenge(),
  })),

  /** Only with the link that the server printed, and only while there are no users. */
  createFirstAdministrator: open(async (context, input) => {
    await createFirstAdministrator(context.services, input);
    return done;
  }),

  requestSignInLink: open(async (context, input) => {
    await requestMail(context, 'signIn', input);
    return done;
  }),

  useSignInLink: open(async (context, input) => ({
    step: await enterByLink(context, input),
  })),

  requestPasswordReset: open(async (context, input) => {
    await requestMail(context, 'resetPassword', input);
    return done;
  }),

  setPassword: open(async (context, input) => {
    await setPassword(context, input);
    return done;
  }),

  getSetup: open((context, input) => readSetup(context, input.token)),

  completeSetup: open(async (context, input) => ({
    step: await completeSetup(context, input),
  })),

  verifyEmail: open(async (context, input) => {
    await verifyEmail(context, input.token);
    return done;
  }),

  revertSecondFactor: open(async (context, input) => {
    await revertSecondFactor(context, input.token);
    return done;
  }),
} satisfies ProceduresOf<FeatureContracts['signIn']>;
