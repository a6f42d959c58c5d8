// The API description for other programs: the contract, and what applies to every call.
import { branding } from '@schooldog/domain/kernel';
import { productVersion } from '@schooldog/domain/settings';
import { contract } from '@schooldog/contract';
import { z } from 'zod';
import { sessionCookieName } from '../identity/cookie.ts';

const operationSchema = z.looseObject({
  operationId: z.string(),
  responses: z.record(z.string(), z.unknown()).default({}),
  requestBody: z.unknown().optional(),
  parameters: z.array(z.looseObject({ schema: z.looseObject({}).optional() })).default([]),
});
const pathsSchema = z.record(z.string(), z.record(z.string(), operationSchema));
type Operation = z.infer<typeof operationSchema>;
type Parameter = Operation['parameters'][number];

const problems = {
  '400': 'The input is not what the contract says; `data.issues` names the fields.',
  '401': 'Not signed in.',
  '403': "The person can't do this.",
  '404': 'There is no such record, or none that the person can see.',
  '409': 'The record is in a state that does not allow it, or someone changed it first.',
  '429': 'Too many requests; `Retry-After` says when to try again.',
  '503': 'The server cannot answer for now; `Retry-After` says when to try again.',
} as const;

const components = {
  securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName } },
  schemas: {
    Problem: {
      type: 'object',
      required: ['code', 'status'],
      properties: {
        code: { type: 'string', description: 'Stable, such as `alert.resolved`.' },
        status: { type: 'integer' },
        message: { type: 'string' },
        data: { type: 'object' },
      },
    },
  },
};

/** Most processes never serve it, so its code is loaded on the first request. */
export async function describeApi(isOpen: (operationId: string) => boolean): Promise<object> {
  const { OpenAPIGenerator } = await import('@orpc/openapi');
  const { ZodToJsonSchemaConverter } = await import('@orpc/zod/zod4');
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { paths, ...document } = await generator.generate(contract, {
    info: { title: `${branding.productName} API`, version: productVersion },
    servers: [{ url: '/api' }],
  });
  const completed: [string, object][] = Object.entries(pathsSchema.parse(paths)).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, complete(operation, isOpen)]),
    ),
  ]);
  return {
    ...document,
    components,
    security: [{ session: [] }],
    paths: Object.fromEntries<object>(completed),
  };
}

function complete(operation: Operation, isOpen: (operationId: string) => boolean): object {
  const { operationId, responses, requestBody, parameters, ...rest } = operation;
  return {
    ...rest,
    ...(parameters.length === 0 ? {} : { parameters: parameters.map(withCommonLists) }),
    operationId,
    summary: summaryOf(operationId),
    ...(isOpen(operationId) ? { security: [] } : {}),
    ...(requestBody === undefined ? {} : { requestBody: withoutReadOnly(requestBody) }),
    responses: { ...responses, ...problemResponses },
  };
}

const problemResponses = Object.fromEntries(
  Object.entries(problems).map(([status, description]) => [
    status,
    {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

/** "List entries" for `entries.listEntries`. */
function summaryOf(operationId: string): string {
  const name = operationId.slice(operationId.lastIndexOf('.') + 1);
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `?schoolIds=a&schoolIds=b`. The style "deepObject" is undefined for lists, so programs would each guess. */
function withCommonLists(parameter: Parameter): object {
  return parameter.schema?.['type'] === 'array' ? { ...parameter, style: 'form', explode: true } : parameter;
}

/** In TypeScript it marks a value as immutable; in a request schema it would mean that it may not be sent. */
function withoutReadOnly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutReadOnly);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== 'readOnly' || typeof value !== 'boolean')
      .map(([key, value]) => [key, withoutReadOnly(value)]),
  );
}
