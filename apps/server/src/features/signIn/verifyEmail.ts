import type { RequestContext } from '../../platform/api/context.ts';
import { markEmailVerified } from './store.ts';
import { withLink } from './withLink.ts';

export function verifyEmail(context: RequestContext, token: string): Promise<void> {
  return withLink(context, { purpose: 'verifyEmail', token }, async ({ person, spend }) => {
    await context.services.work({ userId: person.id }, async (work) => {
      await spend(work);
      await markEmailVerified(work.tx, person.id, work.now);
      await work.announce({ topic: 'users', id: person.id });
    });
  });
}
