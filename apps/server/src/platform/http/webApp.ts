// The built web app: hashed assets cached forever, everything else revalidated, unknown paths answered by the app.
import fastifyStatic from '@fastify/static';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readScreenFiles } from './screenFiles.ts';
import { sendProblem } from './sendProblem.ts';

/** Their address is known to one person only: no search engine, cache or other site may learn it. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

export async function registerWebApp(
  server: FastifyInstance,
  folder: string,
  secretPages: readonly string[] = [],
): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (reply.getHeader('cache-control') === secretHeaders['cache-control']) return;
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const files = await filesOf(folder);
  const screenFilesOf = await readScreenFiles(folder);
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && files.has(path)) return reply.sendFile(path);
    const wantsPage = isRead && !path.startsWith('/api/') && !/\.[a-z0-9]{2,5}$/i.test(path);
    if (wantsPage && secretPages.some((start) => path.startsWith(start))) reply.headers(secretHeaders);
    if (!wantsPage) return sendProblem(reply, problem('api.unknownPath'));
    const screenFiles = screenFilesOf(path, request.headers);
    if (screenFiles !== undefined) reply.header('link', screenFiles);
    return reply.sendFile('index.html');
  };
  // One route for all of them: a thousand files would be two thousand routes in memory.
  server.get('/*', { config: { isOwnFile: (path) => files.has(path) } }, answer);
  server.setNotFoundHandler(answer);
}

/** Paths of addresses, such as "/assets/index.js". */
async function filesOf(folder: string): Promise<ReadonlySet<string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`),
  );
}
