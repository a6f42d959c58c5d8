import type { FastifyReply } from 'fastify';

/** A problem of ours, or one that the API has already given its shape. */
type Sendable = Readonly<{ code: string; status: number; data: unknown }>;

/** The same shape as the API's own problems. */
export function sendProblem(reply: FastifyReply, { code, status, data }: Sendable): FastifyReply {
  const seconds = retryAfter(data);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ defined: false, code, status, message: code, data });
}

export function retryAfter(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return undefined;
  return typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : undefined;
}
