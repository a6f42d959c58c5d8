import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import type { RequestContext } from '../../../platform/api/context.ts';
import { createFirstAdministrator } from './firstAdministrator.ts';
import { signInWithPassword } from './password.ts';
import { requestMail } from './requestMail.ts';
import { revertSecondFactor } from './revertSecondFactor.ts';
import { setPassword } from './setPassword.ts';
import { completeSetup, readSetup } from './setup.ts';
import { enterByLink } from './signInLink.ts';
import { verifyEmail } from './verifyEmail.ts';

const done = { done: true } as const;
const users = implement(contract.users).$context<RequestContext>();

/** All of these are open: nobody is signed in yet. */
export const signInProcedures = {
  listSignInProviders: users.listSignInProviders.handler(({ context }) =>
    context.services.identity.providers.map(({ id, name }) => ({ id, name })),
  ),

  signIn: users.signIn.handler(async ({ context, input }) => ({
    step: await signInWithPassword(context, input),
  })),

  getHumanCheck: users.getHumanCheck.handler(async ({ context }) => ({
    challenge: await context.services.identity.humanCheck.challenge(),
  })),

  /** Only with the link that the server printed, and only while there is nobody. */
  createFirstAdministrator: users.createFirstAdministrator.handler(async ({ context, input }) => {
    await createFirstAdministrator(context.services, input);
    return done;
  }),

  requestSignInLink: users.requestSignInLink.handler(async ({ context, input }) => {
    await requestMail(context, 'signIn', input);
    return done;
  }),

  useSignInLink: users.useSignInLink.handler(async ({ context, input }) => ({
    step: await enterByLink(context, input),
  })),

  requestPasswordReset: users.requestPasswordReset.handler(async ({ context, input }) => {
    await requestMail(context, 'resetPassword', input);
    return done;
  }),

  setPassword: users.setPassword.handler(async ({ context, input }) => {
    await setPassword(context, input);
    return done;
  }),

  getSetup: users.getSetup.handler(({ context, input }) => readSetup(context, input.token)),

  completeSetup: users.completeSetup.handler(async ({ context, input }) => ({
    step: await completeSetup(context, input),
  })),

  verifyEmail: users.verifyEmail.handler(async ({ context, input }) => {
    await verifyEmail(context, input.token);
    return done;
  }),

  revertSecondFactor: users.revertSecondFactor.handler(async ({ context, input }) => {
    await revertSecondFactor(context, input.token);
    return done;
  }),
};
