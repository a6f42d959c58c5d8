// The second factor: its kinds, the lifetime of a code and the limits on
// attempts. The server enforces them; the web only shows them.
import { z } from 'zod';
import { limitedLine } from '../kernel/index.ts';
import { phoneDigitsSchema } from '../people/index.ts';

export const factorKinds = ['sms', 'totp'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const codeLength = 6;
export const codeSchema = limitedLine(codeLength).regex(/^\d{6}$/, 'code');
/** Accepted with or without its dash, in any case. */
export const recoveryCodeSchema = limitedLine(20)
  .toLowerCase()
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[a-z0-9]{10}$/, 'code'));
export const recoveryCodeCount = 10;

export const codeLimits = {
  lifetimeMilliseconds: 10 * 60 * 1000,
  tries: 5,
  /** For one phone and for one user, each hour. */
  sendsPerHour: 5,
  resendAfterMilliseconds: 30 * 1000,
} as const;

/** A pending sign-in waits this long for its second step. */
export const pendingSignInMilliseconds = 10 * 60 * 1000;
/** Changing sign-in methods needs a sign-in that is no older than this. */
export const recentSignInMilliseconds = 10 * 60 * 1000;

export const factorSchema = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  /** The last digits of the phone number; empty for an authenticator app. */
  hint: z.string(),
  timeCreated: z.iso.datetime(),
});
export type Factor = z.infer<typeof factorSchema>;

export const enrolPhoneSchema = phoneDigitsSchema;

/** A pending session has only passed the password step: it can do nothing but the second step. */
export const secondFactorStates = ['notNeeded', 'needed', 'enrolment', 'passed'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/** Decided when a session is created, whatever the sign-in method: a user with a factor cannot bypass it. */
export function secondFactorFor(person: {
  readonly hasFactor: boolean;
  readonly isSchoolDogStaff: boolean;
  readonly staffNeedFactor: boolean;
}): Exclude<SecondFactorState, 'passed'> {
  if (person.hasFactor) return 'needed';
  return person.isSchoolDogStaff && person.staffNeedFactor ? 'enrolment' : 'notNeeded';
}

export function isRecentSignIn(timeAuthenticated: Date, now: Date): boolean {
  return now.getTime() - timeAuthenticated.getTime() <= recentSignInMilliseconds;
}
