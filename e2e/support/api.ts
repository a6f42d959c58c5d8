// The typed client, for what a scenario needs before it begins, and for what it checks afterwards.
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { expect, type Page } from '@playwright/test';
import { contract, type Contract } from '@schooldog/contract';
import { workerServer } from './servers.ts';
import { demoAddress, demoPassword, type DemoPerson } from './signIn.ts';

export type Api = ContractRouterClient<Contract>;

export { someId } from './own.ts';

/** One sign-in per person and server is enough. */
const signedIn = new Map<string, Promise<Api>>();

/** The client of a demo user, besides the user who is signed in at the page. */
export function apiAs(page: Page, person: DemoPerson): Promise<Api> {
  const server = serverOf(page);
  const key = `${server} ${person}`;
  const api = signedIn.get(key) ?? signInFor(server, person);
  signedIn.set(key, api);
  return api;
}

/** The client of the user who is signed in at the page. */
export function apiOf(page: Page): Api {
  const server = serverOf(page);
  return clientOf(server, async () => {
    const cookies = await page.context().cookies(server);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
}

/** A page that shows nothing yet belongs to the server of the worker. */
function serverOf(page: Page): string {
  return page.url().startsWith('http') ? new URL(page.url()).origin : workerServer.url;
}

async function signInFor(server: string, person: DemoPerson): Promise<Api> {
  const answer = await fetch(`${server}/api/users/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAddress(person), password: demoPassword }),
  });
  expect(answer.ok, `${person} signs in`).toBe(true);
  const cookie = answer.headers.getSetCookie().map((header) => header.split(';', 1)[0]);
  return clientOf(server, () => cookie.join('; '));
}

function clientOf(server: string, cookie: () => string | Promise<string>): Api {
  return createORPCClient(
    new OpenAPILink(contract, {
      url: `${server}/api`,
      headers: async () => ({ cookie: await cookie() }),
    }),
  );
}
