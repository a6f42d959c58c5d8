import type { SignInStep } from '@schooldog/contract/signIn';
import type { RequestContext } from '../../platform/api/context.ts';
import { enter } from './enter.ts';
import { markEmailVerified } from './store.ts';
import { linkRefused, withLink } from './withLink.ts';

/** The address is required again, so that a link alone, found in a history or a log, opens nothing. */
export function enterByLink(
  context: RequestContext,
  { email, token }: { email: string; token: string },
): Promise<SignInStep> {
  return withLink(context, { purpose: 'signIn', token }, async ({ person, spend }) => {
    if (person.email !== email) throw linkRefused();
    return enter(context, { userId: person.id, way: 'link' }, async (work) => {
      await spend(work);
      await markEmailVerified(work.tx, person.id, work.now);
    });
  });
}
