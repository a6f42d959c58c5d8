// The server's procedures as typed functions, and as query and mutation options for screens.
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '@schooldog/contract';
import { contract } from 'virtual:contract';

export type ClientContext = { operationId?: string };
/** The contract uses plain JSON only (times are ISO texts), so the parsed answer has the declared type. */
export type Client = ContractRouterClient<Contract, ClientContext>;

const requestTimeout = 30_000;

const link = new OpenAPILink<ClientContext>(contract, {
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

export const client: Client = createORPCClient(link);
export const api = createTanstackQueryUtils(client);
