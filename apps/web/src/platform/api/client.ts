// The server's procedures as typed functions, and as query and mutation options for screens.
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '@schooldog/contract';
import { contract as startRoutes } from 'virtual:contract/start';
import { breathe } from '../breathe.ts';
import { untilLoaded } from '../lazyParts/untilLoaded.ts';
import { holdUntil } from '../readiness/holds.ts';
import { takeAnswerAhead } from './answersAhead.ts';

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
  fetch: (request, init) => {
    const ask = () =>
      fetch(request, {
        ...init,
        credentials: 'same-origin',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(requestTimeout)]),
      });
    const answer = takeAnswerAhead(request, ask) ?? ask();
    return request.method === 'GET' ? answer : holdUntil('work', answer);
  },
});

let loading: Promise<void> | undefined;

/** Once for all who wait; a failure is not kept. */
function loadRoutes(): Promise<void> {
  loading ??= untilLoaded(() => import('virtual:contract'))
    .then(({ contract }) => void Object.assign(routes, contract))
    .finally(() => (loading = undefined));
  return loading;
}

export const client: Client = createORPCClient<Client>({
  call: async (path, input, options) => {
    if (!Object.hasOwn(routes, path[0] ?? '')) await loadRoutes();
    // A page asks for several answers at once, and to ask takes a phone some milliseconds: each has a task of its own.
    await breathe();
    return link.call(path, input, options);
  },
});
export const api = createTanstackQueryUtils(client);
