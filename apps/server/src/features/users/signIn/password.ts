// Signing in with address and password. A wrong password, an unknown address and a disabled person look alike and
// take equally long.
import type { SignInStep } from '@schooldog/contract/users';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../../platform/api/context.ts';
import { isKnownPlace } from '../../../platform/identity/knownPlaces.ts';
import { unknownPassword, verifyPassword } from '../../../platform/identity/password.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import { enter } from './enter.ts';
import { credentialOf } from './store.ts';

export async function signInWithPassword(
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<SignInStep> {
  const { services, browser } = context;
  const userId = await ownerOf(context, { email, password });
  if (userId === null) throw problem('signIn.wrong');
  const step = await enter(context, { userId, way: 'password' });
  await services.limits.signedIn(email, browser.address);
  return step;
}

/**
 * Whose address and password these are, under the limits on guessing; null leaves a line in the security log. Once an
 * account had too many tries, only its owner passes, from where they came in before. All others are told to wait, the
 * right password or not, and after the same work: so nobody learns which it was, or whether there is such an account.
 */
export async function ownerOf(
  { services, browser }: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const { db } = services.database;
  const now = services.clock();
  const tooMany = await services.limits.signIn(email, browser.address);
  // Made at the first sign-in of a process, whoever that is.
  const nobodys = await unknownPassword();
  const credential = await credentialOf(db, email);
  const [isRight, mayPass] = await Promise.all([
    verifyPassword({ password, hash: credential?.hash ?? nobodys }),
    tooMany === null || isKnownPlace(db, { userId: credential?.userId ?? '', address: browser.address, now }),
  ]);
  if (credential !== null && isRight && mayPass && !credential.isDisabled) return credential.userId;
  if (tooMany !== null) throw tooMany;
  await recordSecurityEvent(db, {
    kind: 'signInRefused',
    time: now,
    userId: credential?.userId ?? null,
    browser,
    detail: { way: 'password' },
  });
  return null;
}
