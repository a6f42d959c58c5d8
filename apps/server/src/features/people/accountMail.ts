// Mails that a user requests, or an administrator for them.
import { canManageUsers, statusOf } from '@schooldog/domain/people';
import { problem } from '@schooldog/domain/problems';
import type { SignedInContext } from '../../platform/api/context.ts';
import { sendSetupMail, sendVerificationMail } from '../signIn/index.ts';
import { managedUser, type OneUser } from './managed.ts';
import { lockUserByEmail } from './store.ts';

/*
 * Each in its own unit of work, because counting the requests must not wait for one.
 */

export async function sendEmailVerification(
  { services, browser, signedIn }: SignedInContext,
  { email }: Readonly<{ email: string }>,
): Promise<void> {
  const { actor, profile } = signedIn;
  // The caller is the signed-in owner, so only attempts from this network count. A user who manages no one learns
  // nothing about an address that is not their own.
  if (email === profile.email) await services.limits.requestMail(email, browser.address);
  else if (!canManageUsers(actor)) throw problem('user.manageNotAllowed');
  else await services.limits.mailUser(email);
  await services.work({ userId: actor.userId }, async (work) => {
    const user = await lockUserByEmail(work.tx, email);
    if (user === undefined) throw problem('user.notFound');
    if (user.emailVerified) throw problem('user.alreadyVerified');
    if (user.isDisabled) throw problem('user.isDisabled');
    await sendVerificationMail(work, services, user.id);
  });
}

export async function resendSetup(
  { services, browser, signedIn: { actor } }: SignedInContext,
  { userId }: OneUser,
): Promise<void> {
  if (!canManageUsers(actor)) throw problem('user.manageNotAllowed');
  await services.limits.mailUser(userId);
  await services.work({ userId: actor.userId }, async (work) => {
    const user = await managedUser({ work, actor, services, browser }, userId);
    const status = statusOf(user);
    if (status === 'disabled') throw problem('user.isDisabled');
    if (status === 'active') throw problem('user.alreadySetUp');
    await sendSetupMail(work, services, userId);
  });
}
