// The whole server in a test, with its own database: named people, who call it over HTTP as browsers do.
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract, type Contract } from '@schooldog/contract';
import { createApp, type App } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { sessions } from '../platform/identity/schema.ts';
import { hashOfToken, newToken } from '../platform/identity/tokens.ts';
import type { Log } from '../platform/logging/log.ts';
import { quietLog, testDatabase } from './database.ts';
import { atEndOfFile } from './endOfFile.ts';
import { testPasswordCost, testSecret } from './template.ts';

type Context = { operationId?: string; filesToFollow?: readonly string[] };
export type TestClient = ContractRouterClient<Contract, Context>;

export { testSecret } from './template.ts';

export type TestApp = Readonly<{
  app: App;
  database: Database;
  dataDir: string;
  /** Signs the person in and returns their client. */
  as(person: { id: string }): Promise<TestClient>;
  /** The cookie header of a new session. */
  cookieOf(person: { id: string }, expiresAt?: Date): Promise<string>;
  nobody: TestClient;
  /** Limits count by address, so a test with many callers gives each its own. */
  clientWith(cookie: string | undefined, remoteAddress?: string): TestClient;
}>;

/** A database of the run, and the folder with its files. */
export type Template = Readonly<{ database: string; dataDir: string }>;

/** With a `clock` a test can advance time; with a `log` it can read what was logged. */
export async function testApp(
  environment: Record<string, string> = {},
  clock: () => Date = () => new Date(),
  log: Log = quietLog,
  template?: Template,
): Promise<TestApp> {
  const database = await testDatabase(template?.database);
  const dataDir = await mkdtemp(join(tmpdir(), 'schooldog-app-'));
  if (template !== undefined) cpSync(template.dataDir, dataDir, { recursive: true });
  const config = readConfig({ DATA_DIR: dataDir, AUTH_SECRET: testSecret, ...environment });
  const app = await createApp({
    config,
    database,
    log,
    folders: { web: undefined, swagger: undefined },
    clock,
    passwordCost: testPasswordCost,
  });
  atEndOfFile(async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const cookieOf = async (person: { id: string }, expiresAt = new Date(Date.now() + 3_600_000)) => {
    const token = newToken();
    const session = {
      id: app.services.makeId(),
      userId: person.id,
      tokenHash: hashOfToken(token),
      expiresAt,
    };
    await database.db.insert(sessions).values(session);
    return `schooldog.session_token=${token}`;
  };
  const clientWith = (cookie: string | undefined, remoteAddress = '127.0.0.1') =>
    httpClient(app, cookie, remoteAddress);
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

function httpClient(app: App, cookie: string | undefined, remoteAddress: string): TestClient {
  const link = new OpenAPILink<Context>(contract, {
    url: 'http://localhost/api',
    headers: ({ context }) => ({
      ...(cookie === undefined ? {} : { cookie }),
      ...(context.operationId === undefined ? {} : { 'operation-id': context.operationId }),
      ...(context.filesToFollow === undefined ? {} : { 'files-to-follow': context.filesToFollow.join(',') }),
    }),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await app.http.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        remoteAddress,
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
