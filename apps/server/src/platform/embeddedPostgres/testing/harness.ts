// Folders, servers and connections for the tests of this folder; all of them are removed when a test ends.
import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { chmod, chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { canReach } from '../account.ts';
import { findNativePackage, type NativePackage } from '../binaries.ts';
import { clusterName, makeOwned } from '../cluster.ts';
import { freePort } from '../port.ts';
import { processesOf } from '../processes.ts';
import { type EmbeddedPostgres, type Machine, start } from '../start.ts';
import { type News, newsSchema, type Order } from './serverProcess.ts';

export const isRoot = process.getuid?.() === 0;
/** `daemon`, which every Linux has: initdb creates no database for a user without a name. */
export const ordinaryUser = 1;

/** The user who runs the tests; root also tests as an ordinary user. */
export const users: { user: string; uid: number | undefined }[] = [
  { user: isRoot ? 'root' : 'an ordinary user', uid: undefined },
  ...(isRoot ? [{ user: 'an ordinary user', uid: ordinaryUser }] : []),
];

/** An empty folder that everyone may enter, owned by the user. */
export async function aFolder(uid?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-postgres-'));
  onTestFinished(async () => {
    await killPostgresIn(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  await chmod(folder, 0o755);
  if (uid !== undefined) await chown(folder, uid, uid);
  return folder;
}

/** The same with a finished database in it: a copy of one that is created once per test file. */
export async function aFolderWithDatabase(uid?: number): Promise<string> {
  template ??= makeTemplate();
  const dataDir = await aFolder(uid);
  // With a thousand small files the synchronous calls are many times faster.
  cpSync(await template, join(dataDir, 'postgres'), { recursive: true });
  await makeOwned(join(dataDir, 'postgres'), uid === undefined ? undefined : { uid, gid: uid });
  return dataDir;
}

let template: Promise<string> | undefined;
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

async function makeTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'schooldog-postgres-template-'));
  made.push(dataDir);
  const postgres = await start({ dataDir, log: () => undefined, isTemporary: true }, await thisMachine());
  await postgres.stop();
  return join(dataDir, 'postgres');
}

async function killPostgresIn(dataDir: string): Promise<void> {
  const name = await clusterName(join(dataDir, 'postgres')).catch(() => undefined);
  if (name === undefined) return;
  for (let pids = await processesOf(name); pids.length > 0; pids = await processesOf(name)) {
    for (const pid of pids) kill(pid, 'SIGKILL');
    await delay(10);
  }
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}

async function thisMachine(): Promise<Machine> {
  return { native: await readablePackage(), copyPlaces: () => [], choosePort: freePort, patience: 10_000 };
}

export type Here = EmbeddedPostgres & { logged: string[] };

/** Starts PostgreSQL in this process; without waiting for the disk, unless the test is about that. */
export async function startHere(
  dataDir: string,
  { isTemporary = true, ...changes }: Partial<Machine> & { isTemporary?: boolean } = {},
): Promise<Here> {
  const logged: string[] = [];
  const log = (level: string, message: string) => void logged.push(`${level}: ${message}`);
  const onInitialize = () => void logged.push('initializing');
  const postgres = await start(
    { dataDir, log, isTemporary, onInitialize },
    { ...(await thisMachine()), ...changes },
  );
  onTestFinished(() => postgres.stop());
  return Object.assign(postgres, { logged });
}

let readable: Promise<NativePackage> | undefined;

/** The package where every user can read it, even if this checkout lies under a private home. */
function readablePackage(): Promise<NativePackage> {
  readable ??= findNativePackage().then(openPackage);
  return readable;
}

/** The package itself where it can be reached, otherwise a copy that stays until the test file ends. */
export async function openPackage(native: NativePackage): Promise<NativePackage> {
  if (!isRoot || (await canReach({ uid: ordinaryUser, gid: ordinaryUser }, native.folder))) return native;
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-postgres-package-'));
  made.push(folder);
  cpSync(native.folder, folder, { recursive: true, verbatimSymlinks: true });
  await chmod(folder, 0o755);
  return { ...native, folder };
}

export type Server = { pid: number; next(event: News['event']): Promise<News>; ended: Promise<void> };

/** Starts PostgreSQL in a separate server process. */
export async function aServer(dataDir: string, uid?: number): Promise<Server> {
  const order: Order = {
    dataDir,
    native: await readablePackage(),
    ...(uid === undefined ? {} : { user: uid }),
  };
  onTestFinished(() => killPostgresIn(dataDir));
  const script = fileURLToPath(new URL('serverProcess.ts', import.meta.url));
  return follow(
    spawn(process.execPath, [script, JSON.stringify(order)], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

/** Reads what a server process prints, and ends it with the test. */
export function follow(child: ReturnType<typeof spawn>): Server {
  const { pid, stdout } = child;
  if (pid === undefined || stdout === null) throw new Error('The server process was not started.');
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onTestFinished(async () => {
    kill(-pid, 'SIGKILL');
    await ended;
  });
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  async function next(event: News['event']): Promise<News> {
    const line = await lines.next();
    if (line.done === true) throw new Error(`The server process ended before it reported "${event}".`);
    const news = newsSchema.parse(JSON.parse(line.value));
    if (news.event !== event) throw new Error(`Instead of "${event}" the server reported: ${line.value}`);
    return news;
  }
  return { pid, next, ended };
}

/** Queries once, on a new connection. */
export async function ask(url: string, sql: string): Promise<string[][]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' });
    return rows.map((row) => row.map(String));
  } finally {
    await client.end();
  }
}

/** Queries again and again until it is answered. */
export async function askUntilAnswered(url: string, sql: string): Promise<string[][]> {
  for (;;) {
    const rows = await ask(url, sql).catch(() => undefined);
    if (rows !== undefined) return rows;
    await delay(20);
  }
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}
