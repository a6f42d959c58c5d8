import type { RequestContext } from '../api/context.ts';
import type { CreatedSession } from './createSession.ts';

/** A person who signs in, perhaps over a session that the browser still has. */
export type Visitor = Pick<RequestContext, 'services' | 'browser' | 'setCookie' | 'signedIn' | 'pending'>;

export function giveCookie({ services, setCookie }: Visitor, opened: CreatedSession): void {
  setCookie(services.identity.cookie.make(opened.token, opened.expiresAt));
}
