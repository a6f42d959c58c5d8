// The server's procedures as typed functions, and as query and mutation options for screens.
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '@schooldog/contract';
import { contract as startRoutes } from 'virtual:contract/start';
import { untilLoaded } from '../lazyParts/untilLoaded.ts';

export type ClientContext = { operationId?: string };
/** The contract uses plain JSON only (times are ISO texts), so the parsed answer has the declared type. */
export type Client = ContractRouterClient<Contract, ClientContext>;

const requestTimeout = 30_000;

/** The routes of the procedures, by group. The first load has those that people need before they are signed in. */
const routes: Partial<Contract> = { ...startRoutes };

const link = new OpenAPILink<ClientContext>(routes, {
  url: () => `${location.origin}/api`,
  headers: ({ context }) =>
    context.operationId === undefined ? {} : { 'operation-id': context.operationId },
  fetch: (request, init) =>
    fetch(request, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(requestTimeout)]),
    }),
});

export const client: Client = createORPCClient<Client>({
  call: async (path, input, options) => {
    if (!Object.hasOwn(routes, path[0] ?? '')) {
      const { contract } = await untilLoaded(() => import('virtual:contract'));
      Object.assign(routes, contract);
    }
    return link.call(path, input, options);
  },
});
export const api = createTanstackQueryUtils(client);
