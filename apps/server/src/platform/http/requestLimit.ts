// How many requests one session may send within a minute. Far above what a person or an app does, so it is counted in
// memory, per process: it stops one broken or hostile client from starving the others.
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './sendProblem.ts';

type RequestLimit = (token: string | null) => number | null;

const windowMilliseconds = 60_000;
/** So that made-up tokens cannot fill the memory. */
const mostSessions = 50_000;

/** Every call of the API counts, whichever route takes it: procedures, pictures, uploads, downloads, live updates. */
export function limitRequests(
  server: FastifyInstance,
  parts: Readonly<{ perMinute: number; clock(): Date; tokenOf(request: FastifyRequest): string | null }>,
): void {
  const limit = createRequestLimit(parts.perMinute, parts.clock);
  server.addHook('onRequest', (request, reply, next) => {
    const seconds = request.url.startsWith('/api/') ? limit(parts.tokenOf(request)) : null;
    if (seconds === null) next();
    else sendProblem(reply, problem('request.tooMany', { retryAfterSeconds: seconds }));
  });
}

/** Counts a request; returns the seconds to wait when there were too many. A limit of 0 is none. */
export function createRequestLimit(perMinute: number, clock: () => Date): RequestLimit {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (token) => {
    if (perMinute === 0 || token === null) return null;
    const now = clock().getTime();
    if (now >= endsAt || counts.size >= mostSessions) {
      counts = new Map();
      endsAt = now + windowMilliseconds;
    }
    const count = (counts.get(token) ?? 0) + 1;
    counts.set(token, count);
    return count > perMinute ? Math.ceil((endsAt - now) / 1000) : null;
  };
}
