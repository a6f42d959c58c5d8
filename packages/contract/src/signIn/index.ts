// Ways to sign in. None needs a session, so each gives the same answer whether an address is known or not.
import { codeSchema } from '@schooldog/domain/account';
import { idSchema, limitedText } from '@schooldog/domain/kernel';
import { emailSchema, newUserSchema, phoneDigitsSchema } from '@schooldog/domain/people';
import { newPasswordSchema, typedPasswordSchema } from '@schooldog/domain/signIn';
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';

const feature = 'users';

/** Opaque here: a link truncated by a mail program is reported as a link that does not work, not as invalid input. */
const linkTokenSchema = limitedText(1000).min(1);
/** The solution of a human check. */
export const humanCheckSchema = limitedText(4000).min(1);

/** `verify` and `enrol` are the second step: see `pending` of the session. */
export const signInStepSchema = z.object({ step: z.enum(['signedIn', 'verify', 'enrol']) });
export type SignInStep = z.infer<typeof signInStepSchema>['step'];

export const credentialsSchema = z.object({ email: emailSchema, password: typedPasswordSchema });

export const firstAdministratorSchema = newUserSchema
  .pick({ firstName: true, lastName: true, email: true })
  .extend({ token: linkTokenSchema, password: newPasswordSchema });
export type FirstAdministrator = z.infer<typeof firstAdministratorSchema>;

export const setupSchema = newUserSchema
  .pick({ firstName: true, lastName: true })
  .extend({ token: linkTokenSchema, password: newPasswordSchema, phoneNumber: phoneDigitsSchema.nullable() });
export type Setup = z.infer<typeof setupSchema>;

const signInProviderSchema = z.object({ id: z.string(), name: z.string() });

const addressWithCheck = z.object({ email: emailSchema, humanCheck: humanCheckSchema });

export const signInContract = {
  /** The other providers; a visit to one starts at `/api/auth/sso/{id}`. */
  listSignInProviders: reads(feature, 'users/signInProviders').output(z.array(signInProviderSchema)),
  signIn: changes(feature, 'signIn').input(credentialsSchema).output(signInStepSchema),
  createFirstAdministrator: changes(feature, 'createFirstAdministrator')
    .input(firstAdministratorSchema)
    .output(done),
  /** A challenge for the browser whose solution is sent with every request that sends a mail or a code. */
  getHumanCheck: reads(feature, 'users/humanCheck').output(z.object({ challenge: z.string() })),
  requestSignInLink: changes(feature, 'requestSignInLink').input(addressWithCheck).output(done),
  useSignInLink: changes(feature, 'useSignInLink')
    .input(z.object({ email: emailSchema, token: linkTokenSchema }))
    .output(signInStepSchema),
  requestPasswordReset: changes(feature, 'requestPasswordReset').input(addressWithCheck).output(done),
  /** Creates no session: the user signs in with the new password, including the second factor. */
  setPassword: changes(feature, 'setPassword')
    .input(z.object({ token: linkTokenSchema, password: newPasswordSchema }))
    .output(done),
  /** What the set-up page shows to the holder of its link. Reading does not consume the link. */
  getSetup: changes(feature, 'getSetup')
    .input(z.object({ token: linkTokenSchema }))
    .output(
      z.object({
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        phoneNumber: z.string().nullable(),
      }),
    ),
  completeSetup: changes(feature, 'completeSetup').input(setupSchema).output(signInStepSchema),
  verifyEmail: changes(feature, 'verifyEmail')
    .input(z.object({ token: linkTokenSchema }))
    .output(done),
  /** From the warning mail: removes the new factor, ends every session and mails a link for a new password. */
  revertSecondFactor: changes(feature, 'revertSecondFactor')
    .input(z.object({ token: linkTokenSchema }))
    .output(done),
};

/** Six digits of a phone or an app, or a recovery code. */
export const secondStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sms'), codeId: idSchema, code: codeSchema }),
  z.object({ kind: z.literal('totp'), code: codeSchema }),
  z.object({ kind: z.literal('recovery'), code: limitedText(20).min(10) }),
]);
export type SecondStep = z.infer<typeof secondStepSchema>;
