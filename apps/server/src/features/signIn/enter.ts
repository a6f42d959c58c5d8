// The last step of every way in: through the one door, and out with the cookie.
import type { SignInStep } from '@schooldog/contract/signIn';
import type { SignInRequest } from '../../platform/identity/createSession.ts';
import { giveCookie, type Visitor } from '../../platform/identity/giveCookie.ts';
import type { Work } from '../../platform/work/work.ts';

/** `first` belongs to the same transaction: the link that is used up, the password that is set. */
export async function enter(
  visitor: Visitor,
  request: Omit<SignInRequest, 'browser'>,
  first?: (work: Work) => Promise<void>,
): Promise<SignInStep> {
  const { services, browser } = visitor;
  const opened = await services.work({ userId: request.userId }, async (work) => {
    await first?.(work);
    return services.identity.open(work, { ...request, browser });
  });
  giveCookie(visitor, opened);
  return opened.step;
}
