import type { RequestContext } from '../../platform/api/context.ts';
import { sendNotice } from '../../platform/identity/accountNotices.ts';
import { endSessionsOf } from '../../platform/identity/endSessions.ts';
import { mustBeGoodPassword } from '../../platform/identity/goodPassword.ts';
import { dropEntryLinks } from '../../platform/identity/links.ts';
import { savePassword } from '../../platform/identity/password.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { markEmailVerified } from './store.ts';
import { withLink } from './withLink.ts';

/**
 * Ends all sessions and creates none: the new password is entered at the sign-in, where the second factor
 * is required as usual.
 */
export function setPassword(
  context: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { services, browser } = context;
  return withLink(context, { purpose: 'resetPassword', token }, async ({ person, spend }) => {
    mustBeGoodPassword(password, person);
    const userId = person.id;
    // Before the transaction, which would otherwise hold a connection during the hashing.
    const hash = await services.identity.passwords.hash(password);
    await services.work({ userId }, async (work) => {
      await spend(work);
      await savePassword(work.tx, { userId, hash, now: work.now });
      await markEmailVerified(work.tx, userId, work.now);
      await dropEntryLinks(work, userId);
      await endSessionsOf(work, userId);
      const fact = { userId, browser, detail: { way: 'link' } };
      await recordSecurityEvent(work.tx, { kind: 'passwordChanged', time: work.now, ...fact });
      await sendNotice(work, services, { ...person, userId }, 'passwordChanged');
    });
  });
}
