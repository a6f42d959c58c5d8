// The API description for other programs, and a page to read and try it that loads nothing from outside.
import fastifyStatic from '@fastify/static';
import { branding } from '@schooldog/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { describeApi } from './openApi.ts';
import { takesGzip } from './takesGzip.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${branding.productName} API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const startScript = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n";

export async function registerDocsRoutes(
  server: FastifyInstance,
  parts: Readonly<{ assetsFolder: string; isOpen(operationId: string): boolean }>,
): Promise<void> {
  let description: Promise<Description> | undefined;

  server.get('/api/openapi.json', async (request, reply) => {
    const { plain, packed, etag } = await (description ??= describe(parts.isOpen));
    reply.headers({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      etag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!takesGzip(request)) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(packed);
  });
  server.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startScript),
  );
  await server.register(fastifyStatic, {
    root: parts.assetsFolder,
    prefix: '/api/docs/assets/',
    decorateReply: false,
  });
}

type Description = Readonly<{ plain: Buffer; packed: Buffer; etag: string }>;

const compress = promisify(gzip);

/** Made once: a megabyte that is written out for every stranger who asks would make others wait. */
async function describe(isOpen: (operationId: string) => boolean): Promise<Description> {
  const plain = Buffer.from(JSON.stringify(await describeApi(isOpen)));
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, packed: await compress(plain), etag };
}
