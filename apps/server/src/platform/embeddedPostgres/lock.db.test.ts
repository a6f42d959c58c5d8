import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acquireLock, type Lock, removeStale } from './lock.ts';
import { DataFolderInUse } from './problems.ts';
import { aFolder, aFolderWithDatabase, ask, aServer, startHere } from './testing/harness.ts';

async function lockHere(folder: string): Promise<Lock> {
  const lock = await acquireLock(folder, () => undefined);
  onTestFinished(() => lock.release());
  return lock;
}

/** A lock of a server on this machine, changed as if another machine had written it. */
async function leaveLock(folder: string, changes: object): Promise<string> {
  const lock = await acquireLock(folder, () => undefined);
  const file = join(folder, 'server.lock');
  const text = await readFile(file, 'utf8');
  lock.release();
  const holder: unknown = JSON.parse(text);
  await writeFile(file, JSON.stringify(Object.assign({}, holder, changes)));
  return file;
}

test('a second server on the same folder learns who holds it, and the first continues undisturbed', async () => {
  const dataDir = await aFolderWithDatabase();
  const first = await startHere(dataDir);
  const second = await aServer(dataDir);
  const { name, message } = await second.next('failed');
  expect(name).toBe('DataFolderInUse');
  expect(message).toContain(dataDir);
  expect(message).toContain(`process ${process.pid}`);
  await expect(startHere(dataDir)).rejects.toThrow(DataFolderInUse);
  expect(await ask(first.url, 'SELECT 1')).toEqual([['1']]);
  await first.stop();
  await startHere(dataDir);
});

test('a lock whose pid belongs to a later process is stale', async () => {
  const folder = await aFolder();
  await leaveLock(folder, { startTime: '1' });
  await expect(lockHere(folder)).resolves.toBeDefined();
});

test('a lock whose process is gone is stale', async () => {
  const folder = await aFolder();
  await leaveLock(folder, { pid: 2 ** 22 + 1 });
  await expect(lockHere(folder)).resolves.toBeDefined();
});

test('a server in another container or on another machine is alive as long as it touches its lock', async () => {
  const folder = await aFolder();
  const file = await leaveLock(folder, { system: 'elsewhere', host: 'other-host' });
  const touching = setInterval(() => void utimes(file, new Date(), new Date()), 500);
  onTestFinished(() => clearInterval(touching));
  await expect(acquireLock(folder, () => undefined)).rejects.toThrow('other-host');
});

test('the holder touches its lock', async () => {
  const folder = await aFolder();
  await lockHere(folder);
  const file = join(folder, 'server.lock');
  const begin = Date.now();
  await utimes(file, 0, 0);
  // The clock of the file system is a little behind.
  await expect.poll(async () => (await stat(file)).mtimeMs).toBeGreaterThan(begin - 1_000);
});

test('the lock of a machine that lost power is stale at once, and after a few seconds even if it is fresh', async () => {
  const folder = await aFolder();
  const file = await leaveLock(folder, { system: 'before the reboot' });
  const minutesAgo = new Date(Date.now() - 120_000);
  await utimes(file, minutesAgo, minutesAgo);
  const log = vi.fn<() => void>();
  (await acquireLock(folder, log)).release();
  expect(log).not.toHaveBeenCalledWith('info', expect.stringContaining('Looking for some seconds'));

  await writeFile(file, '');
  await lockHere(folder);
});

test('of many servers that find a stale lock at the same time one gets it', async () => {
  const folder = await aFolder();
  await leaveLock(folder, { startTime: '1' });
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => lockHere(folder)));
  expect(all.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['server.lock']);
});

test('a lock that a faster server has just put in place of a stale one is kept', async () => {
  const folder = await aFolder();
  const file = join(folder, 'server.lock');
  await writeFile(file, 'of the quicker server');
  await removeStale(file, 'the stale one');
  expect(await readFile(file, 'utf8')).toBe('of the quicker server');
  expect(await readdir(folder)).toEqual(['server.lock']);
});
