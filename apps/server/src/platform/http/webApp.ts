// The built web app: hashed assets for ever, everything else checked again, unknown paths answered by the app.
import fastifyStatic from '@fastify/static';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './sendProblem.ts';

export async function registerWebApp(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  server.get('/', (_request, reply) => reply.sendFile('index.html'));
  server.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const wantsPage =
      request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]{2,5}$/i.test(path);
    return wantsPage ? reply.sendFile('index.html') : sendProblem(reply, problem('api.unknownPath'));
  });
}
