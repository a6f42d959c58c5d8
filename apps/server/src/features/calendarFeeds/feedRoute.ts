// The secret address. No procedure: calendars send no session, and the answer is no JSON.
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/api/context.ts';
import { feedPath, tokenIn } from './address.ts';
import { readFeed } from './feed.ts';

export function registerFeedRoute(http: FastifyInstance, services: Services): void {
  http.get<{ Params: { file: string } }>(`${feedPath}:file`, async (request, reply) => {
    const token = tokenIn(request.params.file);
    const feed = token === null ? null : await readFeed(services, token);
    if (feed === null) {
      await services.limits.missCalendarFeed(request.ip);
      throw problem('calendarFeed.notFound');
    }
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="calendar.ics"',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/calendar; charset=utf-8')
      .send(feed);
  });
}
