import { spawn } from 'node:child_process';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newOwner } from './account.ts';
import { clusterName } from './cluster.ts';
import { platform } from './platform.ts';
import { processesOf } from './processes.ts';
import {
  aFolder,
  aFolderWithDatabase,
  ask,
  askUntilAnswered,
  aServer,
  kill,
  startHere,
  until,
  users,
} from './testing/harness.ts';

const countKept = 'SELECT count(*) FROM kept';
const keepOne = 'INSERT INTO kept DEFAULT VALUES';

describe.each(users)('started by $user', ({ uid }) => {
  test('after kill -9 of the server the next start replaces the PostgreSQL that still runs', async () => {
    const dataDir = await aFolderWithDatabase(uid);
    const killed = await aServer(dataDir, uid);
    const before = await killed.next('started');
    await ask(before.url, 'CREATE TABLE kept (id serial)');
    await ask(before.url, keepOne);
    // Even with everything that shares its terminal: Ctrl-C there must not reach PostgreSQL either.
    process.kill(-killed.pid, 'SIGKILL');
    await killed.ended;
    expect(await ask(before.url, countKept)).toEqual([['1']]);

    const next = await aServer(dataDir, uid);
    const after = await next.next('started');
    expect(await ask(after.url, countKept)).toEqual([['1']]);
    expect(await platform.startTimeOf(before.pid)).toBeUndefined();
    process.kill(next.pid, 'SIGTERM');
    await next.next('stopped');
    expect(await platform.startTimeOf(after.pid)).toBeUndefined();
  });

  test('after kill -9 of both the next start recovers', async () => {
    const dataDir = await aFolderWithDatabase(uid);
    const killed = await aServer(dataDir, uid);
    const before = await killed.next('started');
    await ask(before.url, 'CREATE TABLE kept (id serial)');
    await ask(before.url, keepOne);
    process.kill(killed.pid, 'SIGKILL');
    process.kill(before.pid, 'SIGKILL');
    await killed.ended;

    const after = await (await aServer(dataDir, uid)).next('started');
    expect(await ask(after.url, countKept)).toEqual([['1']]);
  });

  test('after kill -9 of PostgreSQL the server starts it again on the same port', async () => {
    const dataDir = await aFolderWithDatabase(uid);
    const server = await aServer(dataDir, uid);
    const { url, pid } = await server.next('started');
    await ask(url, 'CREATE TABLE kept (id serial)');
    for (const killed of [pid, undefined]) {
      await ask(url, keepOne);
      process.kill(killed ?? (await postmasterPid(dataDir)), 'SIGKILL');
      await server.next('died');
      await askUntilAnswered(url, keepOne);
    }
    expect(await ask(url, countKept)).toEqual([['4']]);
    process.kill(server.pid, 'SIGTERM');
    await server.next('stopped');
  });
});

async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('sessions that keep computing without their postmaster do not block the new one', async () => {
  const postgres = await startHere(await aFolderWithDatabase());
  const busy = new Client({ connectionString: postgres.url });
  busy.on('error', () => undefined);
  await busy.connect();
  const [[pid] = []] = await ask(postgres.url, "SELECT pid FROM pg_stat_activity WHERE state = 'idle'");
  const broken = busy
    .query('SELECT count(*) FROM generate_series(1, 100000000000) AS n WHERE n % 7 = 8')
    .catch((error: unknown) => error);
  const active = `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND pid = ${pid}`;
  await until(async () => (await ask(postgres.url, active)).length === 1);
  const before = postgres.pid;
  process.kill(before, 'SIGKILL');
  await askUntilAnswered(postgres.url, 'SELECT 1');
  expect(postgres.pid).not.toBe(before);
  expect(await broken).toBeInstanceOf(Error);
});

test('a stale postmaster.pid whose pid now belongs to another process is no obstacle, and that process survives', async () => {
  const dataDir = await aFolderWithDatabase();
  const stranger = spawn('sleep', ['60'], { ...newOwner(), stdio: 'ignore' });
  onTestFinished(() => void stranger.kill());
  const folder = join(dataDir, 'postgres');
  await writeFile(
    join(folder, 'postmaster.pid'),
    [stranger.pid, folder, 1, 15432, '', '127.0.0.1', ' 1 1', 'ready', ''].join('\n'),
  );
  const { url } = await startHere(dataDir);
  expect(await ask(url, 'SELECT 1')).toEqual([['1']]);
  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
});

describe('a first start that is killed while it creates the database', () => {
  test.each([
    { what: 'the server and initdb', pidOf: (server: number) => -server },
    { what: 'only the server, while initdb continues', pidOf: (server: number) => server },
  ])('$what: the next start creates it again', async ({ pidOf }) => {
    const dataDir = await aFolder();
    const killed = await aServer(dataDir);
    await until(async () => {
      const draft = (await readdir(dataDir)).find((name) => name.startsWith('postgres.init-'));
      if (draft === undefined) return false;
      return access(join(dataDir, draft, 'data', 'pg_wal')).then(
        () => true,
        () => false,
      );
    });
    process.kill(pidOf(killed.pid), 'SIGKILL');
    await killed.ended;
    expect(await readdir(dataDir)).not.toContain('postgres');

    const { url } = await startHere(dataDir);
    expect(await ask(url, 'SELECT current_database()')).toEqual([['schooldog']]);
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.log', 'server.lock']);
  });
});

test('a server that exits by an error ends its PostgreSQL and removes its lock', async () => {
  const dataDir = await aFolderWithDatabase();
  const server = await aServer(dataDir);
  await server.next('started');
  process.kill(server.pid, 'SIGUSR2');
  await server.ended;
  expect(await readdir(dataDir)).not.toContain('server.lock');
  const name = await clusterName(join(dataDir, 'postgres'));
  await until(async () => (await processesOf(name)).length === 0);
});

test('stop ends a PostgreSQL that hangs, is idempotent, and loses nothing', async () => {
  const dataDir = await aFolderWithDatabase();
  const postgres = await startHere(dataDir, { patience: 400 });
  const stuck = new Client({ connectionString: postgres.url });
  stuck.on('error', () => undefined);
  await stuck.connect();
  await stuck.query('CREATE TABLE kept (id serial)');
  await stuck.query(keepOne);
  const { rows } = await stuck.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const backend = rows[0]?.pid ?? 0;
  // A stopped process reacts only to SIGKILL.
  kill(backend, 'SIGSTOP');
  const disconnected = new Promise<void>((resolve) => stuck.once('end', () => resolve()));
  await Promise.all([postgres.stop(), postgres.stop()]);
  await postgres.stop();
  await disconnected;
  expect(await processesOf(await clusterName(join(dataDir, 'postgres')))).toEqual([]);
  expect(postgres.logged.join('\n')).not.toContain('ended unexpectedly');

  expect(await ask((await startHere(dataDir)).url, countKept)).toEqual([['1']]);
});
