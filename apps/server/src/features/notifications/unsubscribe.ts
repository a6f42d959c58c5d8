// From the footer of a mail. The link identifies user and kind, so no sign-in is needed; and it can only turn one
// kind of mail off, so that a stolen link does little harm.
import type { CommunicationKind } from '@schooldog/domain/notifications';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/api/context.ts';
import { lockPreferences, savePreferences } from './store.ts';

export type UnsubscribeServices = Pick<Services, 'work' | 'unsubscribeTokens'>;

export async function unsubscribe(
  services: UnsubscribeServices,
  token: string,
): Promise<{ kind: CommunicationKind }> {
  const unwanted = services.unsubscribeTokens.read(token);
  if (unwanted === null) throw problem('unsubscribe.invalid');
  const { userId, kind } = unwanted;
  return services.work({ userId }, async (work) => {
    const before = await lockPreferences(work.tx, userId);
    if (before === null) throw problem('unsubscribe.invalid');
    if (before[kind] === false) return { kind };
    const preferences = { ...before, [kind]: false };
    await savePreferences(work.tx, { userId, preferences, now: work.now });
    await work.audit({
      recordType: 'user',
      recordId: userId,
      before: { communicationPreferences: before },
      after: { communicationPreferences: preferences },
      fields: ['communicationPreferences'],
    });
    await work.announce({ topic: 'users', id: userId });
    return { kind };
  });
}

type OneClick = { Querystring: { token?: string | string[] } };

/**
 * RFC 8058: the mail program posts a form to the address in the mail's header, without cookies and without following
 * redirects. A program that opens the address instead gets the confirmation page.
 */
export function registerOneClick(server: FastifyInstance, services: UnsubscribeServices): void {
  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<OneClick>('/api/notifications/one-click', async (request, reply) => {
      if (!String(request.body).includes('One-Click')) throw problem('unsubscribe.notOneClick');
      await unsubscribe(services, String(request.query.token));
      return reply.header('cache-control', 'no-store').send({ done: true });
    });
    scope.get<OneClick>('/api/notifications/one-click', (request, reply) =>
      reply.redirect(`/unsubscribe?token=${encodeURIComponent(String(request.query.token))}`, 303),
    );
    done();
  });
}
