// Everything a client can call: the procedures of the contract, found by walking it, and the routes beside it.
import { contract } from '@schooldog/contract';
import { z } from 'zod';
import { goodInput, type InputPlace, inputPlaces } from '../../apps/server/src/testing/inputPlaces.ts';

export interface Target {
  readonly name: string;
  readonly method: string;
  /** With `{name}` where the route has a parameter. */
  readonly path: string;
  /** An input that fits the contract. */
  readonly good: unknown;
  /** Where a value can be put; each gives a whole input. */
  readonly places: readonly InputPlace[];
}

const procedureSchema = z.looseObject({
  '~orpc': z.looseObject({
    route: z.looseObject({ method: z.string(), path: z.string() }),
    inputSchema: z.unknown().optional(),
  }),
});

const otherRoutes: readonly Pick<Target, 'method' | 'path'>[] = [
  { method: 'PUT', path: '/api/files/{id}' },
  { method: 'GET', path: '/api/files/{id}/{name}' },
  { method: 'GET', path: '/api/entries/{entryId}/images/{imageId}' },
  { method: 'GET', path: '/api/entries/csv/{id}' },
  { method: 'GET', path: '/api/entries/pdf/{id}' },
  { method: 'POST', path: '/api/notifications/one-click' },
  { method: 'GET', path: '/api/notifications/one-click' },
  { method: 'GET', path: '/api/auth/sso/{provider}' },
  { method: 'GET', path: '/api/auth/sso/{provider}/callback' },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/docs' },
  { method: 'GET', path: '/api/docs/assets/{name}' },
  { method: 'GET', path: '/api/{name}' },
  { method: 'GET', path: '/assets/{name}' },
  { method: 'GET', path: '/{name}' },
  { method: 'GET', path: '/healthz' },
];

export function listTargets(): readonly [Target, ...Target[]] {
  const procedures = Object.entries(contract).flatMap(([namespace, calls]) =>
    Object.entries(calls).map(([key, call]): Target => {
      const { route, inputSchema: schema } = procedureSchema.parse(call)['~orpc'];
      const isSchema = schema instanceof z.core.$ZodType;
      return {
        name: `${namespace}.${key}`,
        method: route.method,
        path: `/api${route.path}`,
        good: isSchema ? goodInput(schema) : {},
        places: isSchema ? inputPlaces(schema) : [],
      };
    }),
  );
  const others = otherRoutes.map(({ method, path }): Target => ({
    name: `${method} ${path}`,
    method,
    path,
    good: { size: 'small', user: 'a', expires: '1', signature: 'a', token: 'a', state: 'a', code: 'a' },
    places: [],
  }));
  const [first, ...rest] = [...procedures, ...others];
  if (first === undefined || procedures.length < 60) throw new Error('The contract has no procedures.');
  return [first, ...rest];
}
