// The last step of every way in: through the one door, and out with the cookie.
import type { SignInStep } from '@schooldog/contract/users';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { SignInRequest, CreatedSession } from '../../../platform/identity/createSession.ts';
import type { Work } from '../../../platform/work/work.ts';

/** Whoever comes in needs no session yet. */
export type Visitor = Pick<RequestContext, 'services' | 'browser' | 'setCookie'>;

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

export function giveCookie({ services, setCookie }: Visitor, opened: CreatedSession): void {
  setCookie(services.identity.cookie.make(opened.token, opened.expiresAt));
}
