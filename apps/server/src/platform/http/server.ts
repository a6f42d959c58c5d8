// The only HTTP server: API, files, live updates, sign-in, health, and the web app's files.
import type { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { problemOf } from '../api/problems.ts';
import type { Log } from '../logging/log.ts';
import { isReasonableJson } from './inputShape.ts';
import { isForgedRequest } from './origin.ts';
import { logRequests } from './requestLog.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendProblem } from './sendProblem.ts';

export type HttpOptions = Readonly<
  { log: Log; secretPages?: readonly string[] } & Pick<Config, 'publicUrl' | 'trustProxy'>
>;

const longBody = 100_000;

export function createHttpServer(options: HttpOptions): FastifyInstance {
  const logger: FastifyBaseLogger = options.log;
  const server = fastify({
    loggerInstance: logger,
    // One proxy wrote the last address of the list; a client can invent those before it.
    trustProxy: options.trustProxy === true ? (_address, hop) => hop === 0 : options.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent,
    // Keep-alive connections are closed at a stop, so that it does not wait for idle browsers.
    forceCloseConnections: 'idle',
    // A request that was already sent is answered, also while the server is stopping.
    return503OnClosing: false,
    // The longest is the count of a tag of sixty three-byte letters, percent-encoded.
    routerOptions: { maxParamLength: 600 },
    bodyLimit: 1024 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // The largest upload over a slow phone connection takes more than two minutes.
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
  });
  server.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isReasonableJson(text)) return parseJson(request, text, done);
    return done(problem('input.invalid'));
  });
  const security = securityHeaders({ isHttps: options.publicUrl?.startsWith('https:') ?? false });

  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(security).header('x-request-id', request.id);
    if (isForgedRequest(request, options.publicUrl)) sendProblem(reply, problem('request.forged'));
    else next();
  });
  server.addHook('preHandler', (request, _reply, next) => {
    // Its body was just parsed, and is checked next: in between, others are answered.
    if (Number(request.headers['content-length']) >= longBody) setImmediate(next);
    else next();
  });
  logRequests(server, { log: options.log, secretPages: options.secretPages ?? [] });
  server.setErrorHandler((error, _request, reply) => {
    sendProblem(reply, parsingProblem(error) ?? problemOf(error, options.log));
  });
  return server;
}

/**
 * What Fastify and its plugins reject: a body that is too large, of another type, or not JSON; a path that leaves the
 * folder of files, or a range of bytes that a file does not have.
 */
function parsingProblem(error: unknown): Problem | null {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return problem('input.tooLarge');
  if (status === 415) return problem('input.notJson');
  if (status === 403 || status === 404) return problem('api.unknownPath');
  return status === 400 || status === 416 ? problem('input.invalid') : null;
}
