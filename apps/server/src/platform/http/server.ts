// The one HTTP server: API, files, live updates, sign-in, health, and the web app's files.
import helmet from '@fastify/helmet';
import { Problem } from '@schooldog/domain/kernel';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { randomBytes } from 'node:crypto';
import { problemOf } from '../api/problems.ts';
import type { Log } from '../logging/log.ts';
import { isForgedRequest } from './origin.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendProblem } from './sendProblem.ts';

export type HttpOptions = Readonly<{ log: Log; publicUrl: string | undefined; trustProxy: boolean | string }>;

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = options.log;
  const server = fastify({
    loggerInstance: logger,
    trustProxy: options.trustProxy,
    genReqId: () => randomBytes(9).toString('base64url'),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    // Keep-alive connections are let go at a stop, so that it does not wait for idle browsers.
    forceCloseConnections: 'idle',
    // Whoever has already sent a request gets its answer, also while the server is stopping.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    bodyLimit: 1024 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // The largest upload over a slow phone connection takes more than two minutes.
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
  });
  server.removeContentTypeParser('text/plain');
  await server.register(
    helmet,
    securityHeaders({ isHttps: options.publicUrl?.startsWith('https:') ?? false }),
  );

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isForgedRequest(request, options.publicUrl))
      return sendProblem(reply, new Problem('forbidden', 'request.forged'));
    return undefined;
  });
  server.addHook('onResponse', async (request, reply) => {
    if (!isQuiet(request))
      request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  server.setErrorHandler((error, _request, reply) => {
    sendProblem(reply, parsingProblem(error) ?? problemOf(error, options.log));
  });
  return server;
}

/** What Fastify itself refuses: a body that is too large, of another type, or not JSON. */
function parsingProblem(error: unknown): Problem | null {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Problem('tooLarge', 'input.tooLarge');
  if (status === 415) return new Problem('unsupported', 'input.notJson');
  return status === 400 ? new Problem('invalid', 'input.invalid') : null;
}

function isQuiet(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/readyz' || request.url.startsWith('/assets/');
}
