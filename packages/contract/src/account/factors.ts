// The second factor: the second step of a sign-in, enrollment, and signing in again before a sensitive change.
import { codeSchema, enrolPhoneSchema, factorSchema } from '@schooldog/domain/account';
import { idSchema } from '@schooldog/domain/kernel';
import { newPasswordSchema } from '@schooldog/domain/signIn';
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';
import { credentialsSchema, humanCheckSchema, secondStepSchema, signInStepSchema } from '../signIn/index.ts';

const feature = 'users';

/** Shown only once, when they are created. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const sentCodeSchema = z.object({
  codeId: idSchema,
  hint: z.string(),
  /** The time from which another code can be requested. */
  resendAt: z.iso.datetime(),
});
export type SentCode = z.infer<typeof sentCodeSchema>;

const factorsSchema = z.object({
  factors: z.array(factorSchema),
  unusedRecoveryCodes: z.number(),
  hasPassword: z.boolean(),
  /** Whether the last sign-in is recent enough for a change; if not, the app asks to sign in again first. */
  isRecent: z.boolean(),
});
export type Factors = z.infer<typeof factorsSchema>;

export const factorProcedures = {
  /** For a pending sign-in, and for signing in again: sends a code to the user's own enrolled phone. */
  sendSignInCode: changes(feature, 'sendSignInCode')
    .input(z.object({ factorId: idSchema, humanCheck: humanCheckSchema }))
    .output(sentCodeSchema),
  /** Completes a pending sign-in with a new session id, so that the old one becomes worthless. */
  verifySignIn: changes(feature, 'verifySignIn').input(secondStepSchema).output(signInStepSchema),
  reauthenticate: changes(feature, 'reauthenticate').input(credentialsSchema).output(signInStepSchema),
  verifyReauthentication: changes(feature, 'verifyReauthentication')
    .input(secondStepSchema)
    .output(signInStepSchema),

  getFactors: reads(feature, 'users/factors').output(factorsSchema),
  beginPhoneEnrolment: changes(feature, 'beginPhoneEnrolment')
    .input(z.object({ phoneNumber: enrolPhoneSchema, humanCheck: humanCheckSchema }))
    .output(sentCodeSchema),
  finishPhoneEnrolment: changes(feature, 'finishPhoneEnrolment')
    .input(z.object({ codeId: idSchema, code: codeSchema }))
    .output(recoveryCodes),
  beginAppEnrolment: changes(feature, 'beginAppEnrolment').output(
    z.object({ enrolmentId: idSchema, secret: z.string(), uri: z.string() }),
  ),
  finishAppEnrolment: changes(feature, 'finishAppEnrolment')
    .input(z.object({ enrolmentId: idSchema, code: codeSchema }))
    .output(recoveryCodes),
  removeFactor: changes(feature, 'removeFactor')
    .input(z.object({ factorId: idSchema }))
    .output(done),
  makeRecoveryCodes: changes(feature, 'makeRecoveryCodes').output(recoveryCodes),
  /** Ends every other session. */
  changePassword: changes(feature, 'changePassword')
    .input(z.object({ password: newPasswordSchema }))
    .output(done),
};
