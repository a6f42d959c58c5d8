import type { RequestContext } from '../../platform/api/context.ts';
import { endSessionsOf } from '../../platform/identity/endSessions.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { revertFactors } from '../account/index.ts';
import { letters, sendLetter } from './accountMails.ts';
import { removePassword } from './store.ts';
import { withLink } from './withLink.ts';

/**
 * "This was not me": an attacker had the session and added a factor. It is removed, with the recovery codes, every
 * session, and the password, which the owner then sets again through a mail.
 */
export function revertSecondFactor(context: RequestContext, token: string): Promise<void> {
  const { services, browser } = context;
  return withLink(context, { purpose: 'revertSecondFactor', token }, async ({ person, data, spend }) => {
    const userId = person.id;
    await services.work({ userId }, async (work) => {
      await spend(work);
      await revertFactors(work, { userId, data });
      await removePassword(work.tx, userId);
      await endSessionsOf(work, userId);
      await recordSecurityEvent(work.tx, { kind: 'factorReverted', time: work.now, userId, browser });
      await sendLetter(work, services, person, letters.secureAccount);
    });
  });
}
