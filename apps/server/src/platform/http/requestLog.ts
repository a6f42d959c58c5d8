// One line in the log for each request. A path can hold what a user typed (titles, tags, names of files), so a line
// names the route and the ids, never the path as it came.
import { isId } from '@schooldog/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Log } from '../logging/log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a path under the `*` of this route names a file that came with the server. */
    isOwnFile?: (path: string) => boolean;
  }
}

export function logRequests(
  server: FastifyInstance,
  { log, secretPages }: Readonly<{ log: Log; secretPages: readonly string[] }>,
): void {
  // These lines hold nothing to redact, and there is one for every request.
  const lines = log.child({}, { redact: [] });
  server.addHook('onResponse', (request, reply, next) => {
    if (!isQuiet(request)) {
      const ms = Math.round(reply.elapsedTime);
      const { id, method } = request;
      const path = loggedPath(request, secretPages);
      lines.info({ id, method, path, status: reply.statusCode, ms }, 'request');
    }
    next();
  });
}

function loggedPath({ url, params, routeOptions }: FastifyRequest, secretPages: readonly string[]): string {
  const secret = secretPages.find((start) => url.startsWith(start));
  if (secret !== undefined) return secret;
  const { url: route, config } = routeOptions;
  // No route takes this method here.
  if (route === undefined) return '/';
  if (route.endsWith('*')) {
    const [path = ''] = url.split('?', 1);
    return config.isOwnFile?.(path) === true ? path : route.slice(0, -1);
  }
  const given = new Map(Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(params)));
  // By its name, because a tag of twenty letters looks like an id.
  return route.replaceAll(/:(id|\w+Id)\b/g, (name, key: string) => {
    const value = given.get(key);
    return typeof value === 'string' && isId(value) ? value : name;
  });
}

function isQuiet(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/readyz' || request.url.startsWith('/assets/');
}
