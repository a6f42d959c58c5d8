import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeApi } from './openApi.ts';

const schema = z.looseObject({
  components: z.looseObject({ securitySchemes: z.unknown() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        summary: z.string(),
        security: z.unknown().optional(),
        requestBody: z.unknown().optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});
const document = schema.parse(await describeApi((operationId) => operationId === 'users.signIn'));
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('describes how to authenticate, and which calls need no session', () => {
  expect(document).toMatchObject({
    security: [{ session: [] }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie' } } },
  });
  expect(document.paths['/users/signIn']?.['post']?.security).toEqual([]);
  expect(operations.filter(({ security }) => security !== undefined)).toHaveLength(1);
});

it('has a summary and the problems of every call', () => {
  expect(operations.length).toBeGreaterThan(100);
  expect(document.paths['/entries']?.['get']?.summary).toBe('List entries');
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '429']),
    );
});

it('takes every field of a request', () => {
  expect(JSON.stringify(operations.map(({ requestBody }) => requestBody))).not.toContain('"readOnly"');
});
