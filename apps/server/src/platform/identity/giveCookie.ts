import type { RequestContext } from '../api/context.ts';
import type { CreatedSession } from './createSession.ts';

/** Whoever comes in needs no session yet. */
export type Visitor = Pick<RequestContext, 'services' | 'browser' | 'setCookie'>;

export function giveCookie({ services, setCookie }: Visitor, opened: CreatedSession): void {
  setCookie(services.identity.cookie.make(opened.token, opened.expiresAt));
}
