import { cpSync } from 'node:fs';
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNativePackage } from './binaries.ts';
import { freePort } from './port.ts';
import {
  aFolder,
  aFolderWithDatabase,
  ask,
  aServer,
  isRoot,
  openPackage,
  ordinaryUser,
  startHere,
  users,
} from './testing/harness.ts';

const nobody = 65534;

/** In a private home no account but the owner can traverse a path to the database. */
const homes = [
  ...users.map((user) => ({ ...user, mode: 0o755, home: 'an open folder' })),
  { ...users[0], mode: 0o700, home: 'a private one' },
];

test.each(homes)(
  'the first start by $user in $home creates the database, the next finds everything in it',
  async ({ uid, mode }) => {
    const home = await aFolder(uid);
    await chmod(home, mode);
    const dataDir = join(home, 'data');
    const first = await aServer(dataDir, uid);
    const { url, pid } = await first.next('started');
    await ask(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect((await stat(`/proc/${pid}`)).uid).toBe(uid ?? (isRoot ? nobody : process.getuid?.()));
    process.kill(first.pid, 'SIGTERM');
    await first.next('stopped');
    await first.ended;
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log']);

    const second = await aServer(dataDir, uid);
    expect(await ask((await second.next('started')).url, 'SELECT answer FROM kept')).toEqual([['42']]);
  },
);

test('a start on an existing database repeats none of the first start’s work', async () => {
  const dataDir = await aFolder();
  const first = await startHere(dataDir);
  expect(first.logged).toEqual([expect.stringContaining('Making a new PostgreSQL'), 'initializing']);
  await first.stop();
  expect((await startHere(dataDir)).logged).toEqual([]);
});

test('the database uses UTF-8, is durable and gives its role no power over the machine', async () => {
  const { url } = await startHere(await aFolderWithDatabase(), { isTemporary: false });
  expect(
    await ask(
      url,
      `SELECT pg_encoding_to_char(encoding), datlocprovider, datlocale, lower('ÑANDÚ'), rolsuper
       FROM pg_database, pg_roles WHERE datname = current_database() AND rolname = current_user`,
    ),
  ).toEqual([['UTF8', 'b', 'C.UTF-8', 'ñandú', 'false']]);
  const settings = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'data_checksums',
    'jit',
    'max_connections',
  ];
  expect(await ask(url, `SELECT ${settings.map((name) => `current_setting('${name}')`).join()}`)).toEqual([
    ['on', 'on', 'on', 'on', 'off', '60'],
  ]);
});

test('it answers only on this machine, only to its role and only with the password of the folder', async () => {
  const dataDir = await aFolderWithDatabase();
  const { url } = await startHere(dataDir);
  const passwordFile = join(dataDir, 'postgres', 'schooldog.password');
  expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  const password = await readFile(passwordFile, 'utf8');
  expect(url).toContain(`:${password}@127.0.0.1:`);
  await expect(ask(url.replace(password, 'wrong'), 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
  await expect(ask(url.replace('schooldog:', 'postgres:'), 'SELECT 1')).rejects.toThrow(
    'no pg_hba.conf entry',
  );
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const addresses = [
    '127.0.0.2',
    ...others.filter((each) => each.family === 'IPv4' && !each.internal).map((each) => each.address),
  ];
  for (const address of addresses) {
    await expect(ask(url.replace('127.0.0.1', address), 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  }
});

test('a lost password file is replaced', async () => {
  const dataDir = await aFolderWithDatabase();
  await rm(join(dataDir, 'postgres', 'schooldog.password'));
  const { url } = await startHere(dataDir);
  expect(await ask(url, 'SELECT current_user')).toEqual([['schooldog']]);
});

test('a port that is taken at the last moment is exchanged for another', async () => {
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const ports = [port, port];
  const { url } = await startHere(await aFolderWithDatabase(), {
    choosePort: async () => ports.pop() ?? freePort(),
  });
  expect(ports).toEqual([]);
  expect(url).not.toContain(`:${port}/`);
  expect(await ask(url, 'SELECT 1')).toEqual([['1']]);
});

test('a database keeps its owner, and one that root restored is given to PostgreSQL’s account', async () => {
  const dataDir = await aFolderWithDatabase(isRoot ? ordinaryUser : undefined);
  const own = await startHere(dataDir);
  expect((await stat(`/proc/${own.pid}`)).uid).toBe(isRoot ? ordinaryUser : process.getuid?.());
  await own.stop();

  const restored = await aFolder();
  cpSync(join(dataDir, 'postgres'), join(restored, 'postgres'), { recursive: true });
  await chmod(join(restored, 'postgres'), 0o755);
  const { url, pid } = await startHere(restored);
  expect((await stat(`/proc/${pid}`)).uid).toBe(isRoot ? nobody : process.getuid?.());
  expect(await ask(url, 'SELECT 1')).toEqual([['1']]);
});

test('these tests run from a checkout in a private folder too, such as the home of root', async () => {
  const found = await findNativePackage();
  const home = await aFolder();
  const checkout = { ...found, folder: join(home, 'package') };
  cpSync(found.folder, checkout.folder, { recursive: true, verbatimSymlinks: true });
  await chmod(home, 0o700);
  const native = await openPackage(checkout);
  expect(native.folder === checkout.folder).toBe(!isRoot);
  const { url } = await startHere(await aFolder(), { native });
  expect(await ask(url, 'SELECT 1')).toEqual([['1']]);
});

test('a package in a private folder, or without its links, is copied once to where it can be run', async () => {
  const found = await findNativePackage();
  const home = await aFolder();
  const native = { ...found, folder: join(home, 'package') };
  cpSync(found.folder, native.folder, {
    recursive: true,
    filter: (source) => !/\.so\.60$|\.a$/.test(source),
  });
  await chmod(home, 0o700);
  const dataDir = await aFolderWithDatabase();
  const unusable = await aFolder();
  await writeFile(join(unusable, 'file'), '');
  const copyPlaces = () => [join(unusable, 'file'), dataDir];
  const first = await startHere(dataDir, { native, copyPlaces });
  expect(await ask(first.url, 'SELECT 1')).toEqual([['1']]);
  await first.stop();
  const copy = join(dataDir, `postgres-binaries-${found.version}-${process.arch}`);
  const { ctimeMs } = await stat(copy);
  await startHere(dataDir, { native, copyPlaces });
  expect((await stat(copy)).ctimeMs).toBe(ctimeMs);
});

test('the log is bounded: above 10 MB it is rotated at a start', async () => {
  const dataDir = await aFolderWithDatabase();
  await writeFile(join(dataDir, 'postgres.log'), 'x'.repeat(10 * 1024 * 1024 + 1));
  await startHere(dataDir);
  expect((await stat(join(dataDir, 'postgres.log.1'))).size).toBe(10 * 1024 * 1024 + 1);
  expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(10_000);
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(
    /^\S+ \S+ UTC .*starting PostgreSQL 18/,
  );
});

test('the log holds no value of a failed statement', async () => {
  const dataDir = await aFolderWithDatabase();
  const { url } = await startHere(dataDir);
  await expect(ask(url, "SELECT 'Broken window'::int")).rejects.toThrow('Broken window');
  await expect(ask(url, 'SELECT 1/0 AS broken_window')).rejects.toThrow('division by zero');
  const logged = await readFile(join(dataDir, 'postgres.log'), 'utf8');
  expect(logged).toContain('ready to accept connections');
  expect(logged.toLowerCase()).not.toContain('broken');
});
