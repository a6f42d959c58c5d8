// Signing in with address and password. A wrong password, an unknown address and a disabled person look alike and
// take equally long.
import type { SignInStep } from '@schooldog/contract/users';
import { problem } from '@schooldog/domain/kernel';
import type { RequestContext } from '../../../platform/api/context.ts';
import { unknownPassword, verifyPassword } from '../../../platform/identity/password.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import { enter } from './enter.ts';
import { credentialOf } from './store.ts';

export async function signInWithPassword(
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<SignInStep> {
  const { services, browser } = context;
  await services.limits.signIn(email, browser.address);
  const userId = await ownerOf(context, { email, password });
  if (userId === null) throw problem('unauthenticated', 'signIn.wrong');
  const step = await enter(context, { userId, way: 'password' });
  await services.limits.signedIn(email, browser.address);
  return step;
}

/** Whose address and password these are; null leaves a line in the security log. */
export async function ownerOf(
  { services, browser }: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const { db } = services.database;
  // Made at the first sign-in of a process, whoever that is.
  const nobodys = await unknownPassword();
  const credential = await credentialOf(db, email);
  const isRight = await verifyPassword({ password, hash: credential?.hash ?? nobodys });
  if (credential !== null && isRight && !credential.isDisabled) return credential.userId;
  await recordSecurityEvent(db, {
    kind: 'signInRefused',
    time: services.clock(),
    userId: credential?.userId ?? null,
    browser,
    detail: { way: 'password' },
  });
  return null;
}
