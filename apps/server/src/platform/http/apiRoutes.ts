// The contract's procedures under /api. Whatever a procedure throws leaves as a problem with a stable code.
import type { Router } from '@orpc/server';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { idSchema, Problem } from '@schooldog/domain/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext, Services } from '../api/context.ts';
import { problemOf } from '../api/problems.ts';
import { browserOf } from '../identity/browser.ts';
import type { ReadSession } from '../identity/session.ts';
import type { Log } from '../logging/log.ts';
import { retryAfter, sendProblem } from './sendProblem.ts';
import { isStorable, isStorableUrl } from './storableText.ts';

export type ApiParts = Readonly<{
  router: Router<Record<never, never>, RequestContext>;
  services: Services;
  readSession(request: FastifyRequest): Promise<ReadSession>;
  log: Log;
}>;

export function registerApiRoutes(server: FastifyInstance, parts: ApiParts): void {
  const handler = new OpenAPIHandler(parts.router, {
    clientInterceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          throw problemOf(error, parts.log);
        }
      },
    ],
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const operationId = request.headers['operation-id'];
    if (operationId !== undefined && !idSchema.safeParse(operationId).success) {
      return sendProblem(reply, new Problem('invalid', 'operation.badId'));
    }
    if (!isStorableUrl(request.url) || !isStorable(request.body)) {
      return sendProblem(reply, new Problem('invalid', 'input.invalid'));
    }
    reply.header('cache-control', 'no-store');
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: {
        services: parts.services,
        requestId: request.id,
        ...(await parts.readSession(request)),
        browser: browserOf(request),
        setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
        deviceNow: clockOf(request.headers['device-time']),
        operationId: typeof operationId === 'string' ? operationId : undefined,
      },
    });
    return matched ? reply : sendProblem(reply, new Problem('notFound', 'api.unknownPath'));
  };
  server.addHook('onSend', async (_request, reply, payload) => {
    const isPassing = reply.statusCode === 503 || reply.statusCode === 429;
    if (isPassing && typeof payload === 'string' && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', retryAfter(dataOf(payload)) ?? 2);
    }
    return payload;
  });
  server.get('/api/*', answer);
  server.post('/api/*', answer);
}

/** What is no time is as good as not said. */
function clockOf(header: string | string[] | undefined): Date | null {
  const time = typeof header === 'string' ? new Date(header) : null;
  return time === null || Number.isNaN(time.getTime()) ? null : time;
}

function dataOf(payload: string): unknown {
  const body: unknown = JSON.parse(payload);
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
}
