import type { Problem } from '@schooldog/domain/kernel';
import type { FastifyReply } from 'fastify';

/** In the shape that the contract's client reads. */
export function sendProblem(reply: FastifyReply, { code, status, data }: Problem): FastifyReply {
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
