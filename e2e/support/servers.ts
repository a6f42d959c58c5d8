// Servers for scenarios. One of them makes a demo district; every other one gets a copy of its database and of its
// files, so that scenarios do not affect each other.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { templateDatabase, testPostgres, withDatabase } from '../../apps/server/src/testing/testPostgres.ts';

export type RunningServer = Readonly<{
  url: string;
  /** The output of the server until it was ready. */
  printed: string;
  stop(): Promise<void>;
}>;

/** A demo district as on the first start, or an empty one. */
export type Template = 'demo' | 'empty';
type Settings = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '..', '..');
/** Set by `prepareServers` for the processes that run the scenarios: the demo district that they copy. */
const demoVariable = 'E2E_DEMO';

/** The server of this worker, as long as one runs. */
export const workerServer = { url: '' };

/** Once for the whole run. Returns the teardown. */
export async function prepareServers(): Promise<() => Promise<void>> {
  const postgres = await testPostgres();
  Object.assign(process.env, postgres.environment);
  await mkdir(join(root, '.cache', 'test'), { recursive: true });
  const name = `demo_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name} template ${templateDatabase} strategy file_copy`);
  const demo = await serve(name, {});
  await demo.stop();
  process.env[demoVariable] = name;
  return async () => {
    await forget(name);
    await postgres.stop();
  };
}

export async function startServer(
  settings: Settings = {},
  template: Template = 'demo',
): Promise<RunningServer> {
  const name = `server_${randomBytes(6).toString('hex')}`;
  if (template === 'demo') {
    const demo = process.env[demoVariable] ?? '';
    await cp(await folderOf(demo), await folderOf(name), { recursive: true });
    await run(`create database ${name} template ${demo} strategy file_copy`);
  } else await run(`create database ${name}`);
  const server = await serve(name, settings);
  const stop = async () => {
    await server.stop();
    await forget(name);
  };
  return { ...server, stop };
}

/** The name is that of the database and of the data folder. */
async function serve(name: string, settings: Settings): Promise<RunningServer> {
  const postgres = await testPostgres();
  const all = {
    DATABASE_URL: withDatabase(postgres.url, name),
    // Several servers share one PostgreSQL.
    DATABASE_POOL: '8',
    DATA_DIR: join(postgres.folder, name),
    ...settings,
  };
  const values = Object.entries(all).map(([setting, value]) => `${setting}=${value}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), ...values], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(root, '.cache', 'test', `${name}.log`));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const exited = once(child, 'exit');
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const record = (chunk: unknown) => {
      printed += String(chunk);
      const found = /ready at (http:\/\/\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', record);
    child.stderr.on('data', record);
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${printed}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url, printed, stop };
}

const folderOf = async (name: string) => join((await testPostgres()).folder, name);

/** PostgreSQL may go on to serve others, for whom nothing is left behind. */
async function forget(name: string): Promise<void> {
  await run(`drop database ${name}`);
  await rm(await folderOf(name), { recursive: true, force: true, maxRetries: 5 });
}

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: (await testPostgres()).url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
