// Every sign-in method ends here: the server has set its cookie, and the app loads the user or asks for a
// second step.
import type { SignInStep } from '@schooldog/contract/signIn';
import { client } from '../api/client.ts';
import { refusalOf, type Refusal } from '../api/problem.ts';
import { markActive } from './activity.ts';
import { markSessionUnsure } from './cachedSession.ts';
import { adoptSession } from './session.ts';

export type SignInOutcome =
  | Readonly<{ step: SignInStep; refusal: null }>
  | Readonly<{ step: null; refusal: Refusal }>;

/** The user's record is fetched after the sign-in; if that fails, the sign-in failed. */
export async function enterBy(attempt: () => Promise<{ step: SignInStep }>): Promise<SignInOutcome> {
  try {
    const { step } = await attempt();
    markSessionUnsure();
    if (step === 'signedIn') markActive();
    await adoptSession();
    return { step, refusal: null };
  } catch (error) {
    return { step: null, refusal: refusalOf(error) };
  }
}

export function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  return enterBy(() => client.users.signIn({ email, password }));
}

export async function signOutOnServer(): Promise<Refusal | null> {
  try {
    await client.users.signOut();
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}
