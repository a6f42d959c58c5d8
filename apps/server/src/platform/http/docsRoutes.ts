// The API described for other programs, and a page to read and try it that loads nothing from outside.
import fastifyStatic from '@fastify/static';
import { contract } from '@schooldog/contract';
import { branding } from '@schooldog/domain/kernel';
import { productVersion } from '@schooldog/domain/settings';
import type { FastifyInstance } from 'fastify';

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

export async function registerDocsRoutes(server: FastifyInstance, assetsFolder: string): Promise<void> {
  let description: Promise<object> | undefined;

  server.get('/api/openapi.json', async (_request, reply) => reply.send(await (description ??= describe())));
  server.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startScript),
  );
  await server.register(fastifyStatic, {
    root: assetsFolder,
    prefix: '/api/docs/assets/',
    decorateReply: false,
  });
}

/** Most processes are never asked, so its code is loaded when the first one asks. */
async function describe(): Promise<object> {
  const { OpenAPIGenerator } = await import('@orpc/openapi');
  const { ZodToJsonSchemaConverter } = await import('@orpc/zod/zod4');
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: { title: `${branding.productName} API`, version: productVersion },
    servers: [{ url: '/api' }],
  });
}
