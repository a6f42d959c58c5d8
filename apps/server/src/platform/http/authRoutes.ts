// The few sign-in paths that are open to the web. The library has many more; what is not listed is not reachable.
import { Problem, problem } from '@schooldog/domain/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Auth } from '../identity/auth.ts';
import type { RateLimits } from '../rateLimit/rateLimits.ts';
import { sendProblem } from './sendProblem.ts';

const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().min(3).max(254),
  password: z.string().min(1).max(256),
});

export function registerAuthRoutes(
  server: FastifyInstance,
  parts: { auth: Auth; limits: RateLimits; isAllowedIn(email: string): Promise<boolean> },
): void {
  server.post('/api/auth/sign-in/email', async (request, reply) => {
    const credentials = credentialsSchema.safeParse(request.body);
    if (!credentials.success) throw problem('invalid', 'signIn.incomplete');
    const { email, password } = credentials.data;
    await parts.limits.signIn(email, request.ip);
    const answer = await parts.auth.handler(forward(request, { email, password, rememberMe: true }));
    // A disabled person's right password must look exactly like a wrong one, and leave no cookie behind.
    if (!answer.ok || !(await parts.isAllowedIn(email))) throw problem('unauthenticated', 'signIn.wrong');
    await parts.limits.signedIn(email, request.ip);
    return passOn(answer, reply);
  });

  server.post('/api/auth/sign-out', async (request, reply) =>
    passOn(await parts.auth.handler(forward(request, {})), reply),
  );

  server.all('/api/auth/*', (_request, reply) =>
    sendProblem(reply, new Problem('notFound', 'api.unknownPath')),
  );
}

function forward(request: FastifyRequest, body: object): Request {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['cookie', 'user-agent', 'origin'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

function passOn(answer: Response, reply: FastifyReply): FastifyReply {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.code(answer.ok ? 200 : answer.status).send({ done: answer.ok });
}
