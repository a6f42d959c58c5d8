// The whole server in a test, over its own database: people with names, who ask through HTTP as browsers do.
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract, type Contract } from '@schooldog/contract';
import { afterAll } from 'vitest';
import { createApp, type App } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { sessions } from '../platform/identity/schema.ts';
import { quietLog, testDatabase } from './database.ts';

type Context = { operationId?: string };
export type TestClient = ContractRouterClient<Contract, Context>;

export const testSecret = 'a secret that only tests know, long enough';

export type TestApp = Readonly<{
  app: App;
  database: Database;
  dataDir: string;
  /** Signs the person in and gives their calls. */
  as(person: { id: string }): Promise<TestClient>;
  /** The cookie header of a new session. */
  cookieOf(person: { id: string }, expiresAt?: Date): Promise<string>;
  nobody: TestClient;
  clientWith(cookie: string | undefined): TestClient;
}>;

export async function testApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'schooldog-app-'));
  const config = readConfig({ DATA_DIR: dataDir, AUTH_SECRET: testSecret, ...environment });
  const app = await createApp({
    config,
    database,
    log: quietLog,
    folders: { web: undefined, swagger: undefined },
  });
  afterAll(async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const cookieOf = async (person: { id: string }, expiresAt = new Date(Date.now() + 60_000)) => {
    const token = app.services.makeId();
    await database.db
      .insert(sessions)
      .values({ id: app.services.makeId(), userId: person.id, token, expiresAt });
    const signature = createHmac('sha256', testSecret).update(token).digest('base64');
    return `schooldog.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  };
  const clientWith = (cookie: string | undefined) => httpClient(app, cookie);
  return {
    app,
    database,
    dataDir,
    cookieOf,
    clientWith,
    as: async (person) => clientWith(await cookieOf(person)),
    nobody: clientWith(undefined),
  };
}

function httpClient(app: App, cookie: string | undefined): TestClient {
  const link = new OpenAPILink<Context>(contract, {
    url: 'http://localhost/api',
    headers: ({ context }) => ({
      ...(cookie === undefined ? {} : { cookie }),
      ...(context.operationId === undefined ? {} : { 'operation-id': context.operationId }),
    }),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await app.http.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(request.method === 'POST' ? { payload: await request.text() } : {}),
      });
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  return createORPCClient(link);
}
