// Cross-site request forgery: a changing request that a browser sends from another site is rejected, whatever cookie
// it carries. Programs without a browser send neither header and carry no ambient cookie.
import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isForgedRequest(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (safeMethods.has(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (publicUrl !== undefined) return origin !== new URL(publicUrl).origin;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
