import { chmod, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DataFolderReason, DataFolderProblem, postgresProblem } from './problems.ts';
import { openDataFolder } from './start.ts';
import { aFullDisk } from './testing/fullDisk.ts';
import {
  aFolder,
  aFolderWithDatabase,
  ask,
  askUntilAnswered,
  aServer,
  isRoot,
  ordinaryUser,
  startHere,
  until,
} from './testing/harness.ts';

async function expectProblem(
  start: Promise<unknown>,
  reason: DataFolderReason,
  words: string[],
): Promise<void> {
  const error: unknown = await start.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DataFolderProblem);
  expect(error).toMatchObject({ reason });
  for (const each of words) expect(String(error)).toContain(each);
}

test('a data folder that is a file', async () => {
  const file = join(await aFolder(), 'data');
  await writeFile(file, 'mine');
  await expectProblem(startHere(file), 'notAFolder', [file, 'Nothing was changed.', 'DATA_DIR']);
  await expectProblem(startHere(join(file, 'deeper')), 'notAFolder', [file]);
  expect(await readFile(file, 'utf8')).toBe('mine');
});

test.each(['/proc/schooldog/data', '/dev/null/data'])(
  'a data folder in a place that cannot hold one: %s',
  async (path) => {
    const error: unknown = await openDataFolder(path).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DataFolderProblem);
    expect(String(error)).toContain(path);
  },
);

test('a data folder that the server may not write to', async () => {
  const dataDir = await aFolder();
  await chmod(dataDir, 0o555);
  const server = await aServer(dataDir, isRoot ? ordinaryUser : undefined);
  const { name, message } = await server.next('failed');
  expect(name).toBe('DataFolderProblem');
  expect(message).toContain(`may not read or write in ${dataDir}`);
  expect(await readdir(dataDir)).toEqual([]);
  await chmod(dataDir, 0o755);
});

test('a database of another major version is not touched', async () => {
  const dataDir = await aFolderWithDatabase();
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  const before = await readdir(join(dataDir, 'postgres'), { recursive: true });
  await expectProblem(startHere(dataDir), 'otherVersion', [
    'PostgreSQL 17',
    'PostgreSQL 18',
    'not touched',
    'backup',
  ]);
  expect(await readdir(join(dataDir, 'postgres'), { recursive: true })).toEqual(before);
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
  await startHere(dataDir);
});

test('files in place of the database that are not a database are not touched', async () => {
  const dataDir = await aFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'mine');
  await expectProblem(startHere(dataDir), 'notADatabase', [
    join(dataDir, 'postgres'),
    'Nothing in it was touched',
  ]);
  expect(await readFile(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('mine');
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a damaged database: PostgreSQL’s message is passed on', async () => {
  const dataDir = await aFolderWithDatabase();
  await truncate(join(dataDir, 'postgres', 'global', 'pg_control'), 100);
  await expectProblem(startHere(dataDir), 'cannotStart', ['pg_control', 'postgres.log', 'backup']);
});

test('a disk that is full at the first start: nothing incomplete is left, and with room it starts', async () => {
  const disk = await aFullDisk();
  const { dataDir, changes } = disk;
  await expectProblem(startHere(dataDir, changes), 'diskFull', [dataDir, 'Free at least']);
  expect((await readdir(dataDir)).filter((name) => name !== 'postgres.log')).toEqual([]);
  await disk.makeRoom();
  const postgres = await startHere(dataDir, changes);
  expect(await ask(postgres.url, 'SELECT 1')).toEqual([['1']]);
  await postgres.stop();
});

/** PostgreSQL writes this file at each start; linked to /dev/full it finds the disk full. */
async function fillFor(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres', 'postmaster.opts');
  await rm(file, { force: true });
  await symlink('/dev/full', file);
  return file;
}

test('a disk that is full at a later start', async () => {
  const dataDir = await aFolderWithDatabase();
  const full = await fillFor(dataDir);
  await expectProblem(startHere(dataDir), 'diskFull', ['No space left on device', 'still there']);
  await rm(full);
  const { url } = await startHere(dataDir);
  expect(await ask(url, 'SELECT 1')).toEqual([['1']]);
});

test('a disk that is full when PostgreSQL must be restarted: reported, retried, recovered unaided', async () => {
  const dataDir = await aFolderWithDatabase();
  const postgres = await startHere(dataDir);
  await ask(postgres.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const full = await fillFor(dataDir);
  process.kill(postgres.pid, 'SIGKILL');
  await until(() => Promise.resolve(postgres.logged.some((line) => line.includes('is full'))));
  await expect(ask(postgres.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  await rm(full);
  expect(await askUntilAnswered(postgres.url, 'SELECT answer FROM kept')).toEqual([['42']]);
});

test('a stop while PostgreSQL is being restarted takes effect at once and permanently', async () => {
  const dataDir = await aFolderWithDatabase();
  const postgres = await startHere(dataDir);
  await fillFor(dataDir);
  process.kill(postgres.pid, 'SIGKILL');
  await until(() => Promise.resolve(postgres.logged.some((line) => line.includes('is full'))));
  await postgres.stop();
  const { length } = postgres.logged;
  expect(await readdir(dataDir)).not.toContain('server.lock');
  await expect(ask(postgres.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  expect(postgres.logged).toHaveLength(length);
});

test('a user that the system does not know', () => {
  const words = 'initdb: could not look up effective user ID 61234: user does not exist';
  const { reason, message } = postgresProblem(words, '/data', '/data/postgres.log');
  expect(reason).toBe('unknownUser');
  expect(message).toContain('61234');
  expect(message).toContain('/etc/passwd');
});
