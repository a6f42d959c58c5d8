import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { quietLog } from '../../testing/database.ts';
import { createStorage, makeKey } from './storage.ts';
import { storageOf, tempFolder, type StorageKind } from './testing/storages.ts';

const folder = await tempFolder();
const source = join(folder, 'source');
const content = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)));
await writeFile(source, content);
const about = { contentType: 'application/pdf', size: content.length };

describe.each<StorageKind>(['folder', 'bucket'])('a storage in a %s', async (kind) => {
  const dataDir = await tempFolder();
  const storage = await storageOf(kind, dataDir);

  test('gives back what was put into it', async () => {
    const key = makeKey('abcdefghij0123456789');
    await storage.put(key, source, about);
    const stored = await storage.read(key);
    expect(stored === null ? null : await buffer(stored)).toEqual(content);
  });

  test('leaves the source where it was', async () => {
    await storage.put(makeKey('abcdefghij0123456789'), source, about);
    expect(await readFile(source)).toEqual(content);
  });

  test('returns nothing for an unknown key, and deletes it without an error', async () => {
    const key = makeKey('0bcdefghij0123456789');
    expect(await storage.read(key)).toBeNull();
    await expect(storage.delete(key)).resolves.toBeUndefined();
  });

  test('a deleted object is gone', async () => {
    const key = makeKey('1bcdefghij0123456789');
    await storage.put(key, source, about);
    await storage.delete(key);
    expect(await storage.read(key)).toBeNull();
  });

  test('lists everything with its time, whatever the case of its id', async () => {
    const keys = ['Zzcdefghij0123456789', 'zZcdefghij0123456789', 'zzcdefghij0123456789'].map(makeKey);
    for (const key of keys) await storage.put(key, source, about);
    const found = new Map<string, Date>();
    for await (const page of storage.pages()) {
      for (const { key, timeStored } of page) found.set(key, await timeStored());
    }
    expect([...found.keys()]).toEqual(expect.arrayContaining(keys));
    const age = Date.now() - (found.get(keys[0] ?? '')?.getTime() ?? 0);
    expect(age).toBeLessThan(60_000);
  });

  test('fails when the source cannot be read, and stores nothing', async () => {
    const key = makeKey('2bcdefghij0123456789');
    await expect(storage.put(key, join(folder, 'nowhere'), about)).rejects.toThrow(/ENOENT|Cannot write/);
    expect(await storage.read(key)).toBeNull();
  });

  test('is ready, and leaves no trace of the check', async () => {
    const keys = async () => {
      const found: string[] = [];
      for await (const page of storage.pages()) found.push(...page.map(({ key }) => key));
      return found;
    };
    const before = await keys();
    expect(await storage.isReady()).toBe(true);
    expect(await keys()).toEqual(before);
  });
});

test('in a folder, a concurrent write does not disturb readers; a bucket guarantees the same', async () => {
  const storage = await storageOf('folder', await tempFolder());
  const key = makeKey('3bcdefghij0123456789');
  const other = join(folder, 'other');
  await writeFile(other, 'shorter, and not the same');
  await storage.put(key, source, about);
  const reading = await storage.read(key);
  await storage.put(key, other, about);
  expect(reading === null ? null : await buffer(reading)).toEqual(content);
});

test('each attempt at a file has its own key, within a few folders', () => {
  const [first, second] = [makeKey('AbCdefghij0123456789'), makeKey('AbCdefghij0123456789')];
  expect(first).toMatch(/^files\/ab\/AbCdefghij0123456789-[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
});

test('readiness is checked at most every half minute, and recovers', async () => {
  const dataDir = join(folder, 'data');
  // A file in place of the folder, as on a disk that was unmounted.
  await writeFile(dataDir, '');
  let now = new Date('2026-09-01T14:00:00Z');
  const storage = await createStorage({
    config: { dataDir, s3: undefined },
    log: quietLog,
    clock: () => now,
  });
  expect(await storage.isReady()).toBe(false);
  await rm(dataDir);
  await mkdir(dataDir);
  now = new Date('2026-09-01T14:00:29Z');
  expect(await storage.isReady()).toBe(false);
  now = new Date('2026-09-01T14:00:30Z');
  expect(await storage.isReady()).toBe(true);
  expect((await stat(join(dataDir, 'files'))).isDirectory()).toBe(true);
});

test('a bucket that is down is not ready, and reports it soon', async () => {
  const s3 = {
    url: 'http://127.0.0.1:9',
    bucket: 'b',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 's',
  };
  const storage = await createStorage({ config: { dataDir: folder, s3 }, log: quietLog });
  expect(await storage.isReady()).toBe(false);
});
