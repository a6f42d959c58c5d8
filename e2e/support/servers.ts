// Servers for scenarios. One PostgreSQL holds a prepared demo district; every server gets a copy of its database and
// of its files, so that scenarios do not affect each other.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embeddedPostgres/index.ts';

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
/** Set by `prepareServers` for the processes that run the scenarios. */
const postgresVariable = 'E2E_POSTGRES_URL';
const folderVariable = 'E2E_FOLDER';

/** The server of this worker, as long as one runs. */
export const workerServer = { url: '' };

/** Once for the whole run. Returns the teardown. */
export async function prepareServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-e2e-'));
  // PostgreSQL does not run as root and then runs as another user, who must be able to reach its folder.
  await chmod(folder, 0o755);
  await mkdir(join(root, '.cache', 'test'), { recursive: true });
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => {},
    isTemporary: true,
  });
  process.env[postgresVariable] = postgres.url;
  process.env[folderVariable] = folder;
  await run('create database demo');
  const demo = await serve('demo', {});
  await demo.stop();
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

export async function startServer(
  settings: Settings = {},
  template: Template = 'demo',
): Promise<RunningServer> {
  const name = `server_${randomBytes(6).toString('hex')}`;
  if (template === 'demo') {
    await cp(folderOf('demo'), folderOf(name), { recursive: true });
    await run(`create database ${name} template demo strategy file_copy`);
  } else await run(`create database ${name}`);
  return serve(name, settings);
}

/** The name is that of the database and of the data folder. */
async function serve(name: string, settings: Settings): Promise<RunningServer> {
  const all = {
    DATABASE_URL: urlOf(name),
    // Several servers share one PostgreSQL.
    DATABASE_POOL: '8',
    DATA_DIR: folderOf(name),
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

const folderOf = (name: string) => join(process.env[folderVariable] ?? '', name);

function urlOf(database: string): string {
  const url = new URL(process.env[postgresVariable] ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env[postgresVariable] });
  await client.connect();
  await client.query(statement);
  await client.end();
}
