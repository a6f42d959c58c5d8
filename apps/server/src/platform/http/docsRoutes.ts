// The API description for other programs, and a page to read and try it that loads nothing from outside.
import fastifyStatic from '@fastify/static';
import { branding } from '@schooldog/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openApi.ts';

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
  let description: Promise<object> | undefined;

  server.get('/api/openapi.json', async (_request, reply) =>
    reply.send(await (description ??= describeApi(parts.isOpen))),
  );
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
