// The two addresses of single sign-on, which a browser visits as pages: one leads to the provider, the other handles
// the return. Both redirect only to the addresses listed here.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteParts } from '../../platform/api/feature.ts';
import { browserOf } from '../../platform/identity/browser.ts';
import type { Visitor } from '../../platform/identity/giveCookie.ts';
import { rememberVisit, takeVisit, visitMilliseconds } from '../../platform/identity/providerVisits.ts';
import { ProviderAway, type SignInProvider } from '../../platform/identity/providers.ts';
import type { SignedIn } from '../../platform/identity/session.ts';
import { newToken } from '../../platform/identity/tokens.ts';
import { signInAgainThrough, signInThrough } from './singleSignOn.ts';

const places = {
  signIn: {
    signedIn: '/',
    secondStep: '/auth/signin',
    noAccount: '/auth/signin?sso=noAccount',
    cancelled: '/auth/signin',
    failed: '/auth/signin?sso=failed',
    unavailable: '/auth/signin?sso=unavailable',
  },
  again: {
    done: '/auth/sso-done?result=done',
    verify: '/auth/sso-done?result=verify',
    mismatch: '/auth/sso-done?result=mismatch',
    cancelled: '/auth/sso-done?result=cancelled',
    failed: '/auth/sso-done?result=failed',
    unavailable: '/auth/sso-done?result=unavailable',
  },
} as const;

type Route = { Params: { provider: string }; Querystring: Record<string, unknown> };

export function registerSsoRoutes(server: FastifyInstance, parts: RouteParts): void {
  const { services, log } = parts;
  const { identity } = services;
  const providerOf = (id: string) => identity.providers.find((provider) => provider.id === id);
  const redirectUri = ({ id }: SignInProvider) => `${services.publicUrl}/api/auth/sso/${id}/callback`;
  const visitorOf = (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn | null): Visitor => ({
    services,
    signedIn,
    pending: null,
    browser: browserOf(request),
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  });
  const troubleWith = (provider: SignInProvider, error: unknown) => {
    log.warn({ provider: provider.id, fault: faultOf(error) }, 'single sign-on failed');
    return error instanceof ProviderAway ? 'unavailable' : 'failed';
  };

  server.get<Route>('/api/auth/sso/:provider', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const provider = providerOf(request.params.provider);
    const again = request.query['purpose'] === 'reauthenticate';
    const to = again ? places.again : places.signIn;
    const signedIn = again ? await parts.readSession(request) : null;
    if (provider === undefined || (again && signedIn === null)) return reply.redirect(to.failed);
    try {
      const { url, ...visit } = await provider.begin({ redirectUri: redirectUri(provider), again });
      // Kept for its lifetime, so that a second tab does not break the visit of the first.
      const browserToken = identity.visitCookie.read(request.headers.cookie) ?? newToken();
      const sessionId = signedIn?.session.id ?? null;
      await services.work({ userId: null }, (work) =>
        rememberVisit(work, { ...visit, provider: provider.id, browserToken, sessionId }),
      );
      const end = new Date(services.clock().getTime() + visitMilliseconds);
      reply.header('set-cookie', identity.visitCookie.make(browserToken, end));
      return await reply.redirect(url);
    } catch (error) {
      return reply.redirect(to[troubleWith(provider, error)]);
    }
  });

  server.get<Route>('/api/auth/sso/:provider/callback', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const provider = providerOf(request.params.provider);
    const { state, error: refusal } = request.query;
    const browserToken = identity.visitCookie.read(request.headers.cookie);
    if (provider === undefined || typeof state !== 'string' || browserToken === null) {
      return reply.redirect(places.signIn.failed);
    }
    const visit = await services.work({ userId: null }, (work) =>
      takeVisit(work, { provider: provider.id, state, browserToken }),
    );
    if (visit === null) return reply.redirect(places.signIn.failed);
    const to = visit.sessionId === null ? places.signIn : places.again;
    if (refusal === 'access_denied') return reply.redirect(to.cancelled);
    try {
      const callback = new URL(redirectUri(provider) + request.url.slice(request.url.indexOf('?')));
      const account = { ...(await provider.end(callback, visit)), provider: provider.id };
      const signedIn = await parts.readSession(request);
      const visitor = visitorOf(request, reply, signedIn);
      if (visit.sessionId === null)
        return await reply.redirect(places.signIn[await signInThrough(visitor, account)]);
      if (signedIn?.session.id !== visit.sessionId) return await reply.redirect(places.again.failed);
      return await reply.redirect(places.again[await signInAgainThrough(visitor, account, signedIn)]);
    } catch (error) {
      return reply.redirect(to[troubleWith(provider, error)]);
    }
  });
}

/** What an admin needs to fix it, and nothing of the answer itself, which may name people and contain codes. */
function faultOf(error: unknown): string {
  const cause = error instanceof ProviderAway ? error.cause : error;
  const codes = [cause, cause instanceof Error ? cause.cause : undefined].flatMap((fault) =>
    typeof fault === 'object' && fault !== null
      ? Object.entries(fault).flatMap(([key, value]) =>
          ['code', 'error'].includes(key) ? [String(value)] : [],
        )
      : [],
  );
  return [...new Set(codes)].join(' ') || (cause instanceof Error ? cause.name : 'unknown');
}
