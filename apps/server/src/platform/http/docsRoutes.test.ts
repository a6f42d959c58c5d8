import { gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { tempFolder } from '../files/testing/storages.ts';
import { registerDocsRoutes } from './docsRoutes.ts';

it('the description of the API is made once, small on the wire, and not sent again to those who have it', async () => {
  const server = fastify();
  await registerDocsRoutes(server, { assetsFolder: await tempFolder(), isOpen: () => false });
  const ask = (headers: Record<string, string> = {}) =>
    server.inject({ method: 'GET', url: '/api/openapi.json', headers });
  const plain = await ask();
  expect(plain.json()).toMatchObject({ openapi: expect.any(String) });
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  const { etag } = plain.headers;
  const again = await ask({ 'if-none-match': String(etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200);
});
