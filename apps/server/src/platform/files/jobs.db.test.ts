import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { incomingFolder } from './incoming.ts';
import { cleanUpFiles, deleteObject } from './jobs.ts';
import { smallKey } from './smallPictures.ts';
import { makeKey } from './storage.ts';
import { detailedPhoto } from './testing/pictures.ts';
import { filesBench, newId } from './testing/setup.ts';

const database = await testDatabase();
let beforePut: (() => Promise<void>) | undefined;
const bench = await filesBench(database, {
  wrap: (storage) => ({
    ...storage,
    put: async (...put) => {
      await beforePut?.();
      await storage.put(...put);
    },
  }),
});
const text = Buffer.from('some text');
const photo = await detailedPhoto(600, 400);
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

beforeAll(() => bench.jobs.start(bench.workers, 'America/New_York'));
afterAll(() => bench.jobs.stop());

async function cleanup(): Promise<void> {
  bench.time.now = new Date();
  await bench.workers.find(({ name }) => name === cleanUpFiles.name)?.run({}, { id: 'job', lastTry: false });
}

test('a removed file loses its row at once and its bytes soon after', async () => {
  const file = await bench.upload(text, { name: 'a.txt' });
  await bench.work({ userId: 'ana' }, (work) => bench.files.remove(work, file));
  await expect.poll(() => bench.storage.read(file.storageKey)).toBeNull();
});

test('copies share their bytes until the last of them is removed', async () => {
  const path = join(bench.dataDir, 'shared.txt');
  await writeFile(path, text);
  const copies = [newId(), newId()].map((id) => ({
    id,
    name: 'a.txt',
    path,
    contentType: 'text/plain' as const,
    width: null,
    height: null,
    ownerType: 'note',
    ownerId: 'one',
    uploadedByUserId: 'ana',
    timeCreated: new Date(),
  }));
  await bench.files.keepCopies(copies);
  const [first, second] = await bench.files.listOf(database.db, 'note', 'one');
  if (first === undefined || second === undefined) throw new Error('a copy is missing');
  expect(second.storageKey).toBe(first.storageKey);
  const removeWithBytes = async (file: typeof first) => {
    await bench.work({ userId: 'ana' }, (work) => bench.files.remove(work, file));
    const job = bench.workers.find(({ name }) => name === deleteObject.name);
    await job?.run({ key: file.storageKey }, { id: 'job', lastTry: false });
  };
  await removeWithBytes(first);
  expect(await bench.storage.read(second.storageKey)).not.toBeNull();
  await removeWithBytes(second);
  expect(await bench.storage.read(second.storageKey)).toBeNull();
});

test('a removed picture loses its small version too, also one that is being rendered', async () => {
  const [drawn, beingDrawn] = [await bench.upload(photo), await bench.upload(photo)];
  const leftOf = async ({ id }: { id: string }) => (await bench.keys()).filter((key) => key.includes(id));
  await bench.files.smallPicture(drawn);
  expect((await leftOf(drawn)).toSorted()).toEqual([drawn.storageKey, smallKey(drawn.storageKey)]);
  beforePut = async () => {
    beforePut = undefined;
    await bench.work({ userId: 'ana' }, (work) => bench.files.remove(work, beingDrawn));
    await expect.poll(() => leftOf(beingDrawn)).toEqual([]);
  };
  expect(await bench.files.smallPicture(beingDrawn)).not.toBeNull();
  expect(await leftOf(beingDrawn)).toEqual([]);
  await bench.work({ userId: 'ana' }, (work) => bench.files.remove(work, drawn));
  await expect.poll(() => leftOf(drawn)).toEqual([]);
});

test('a removal that is rolled back keeps row and bytes', async () => {
  const file = await bench.upload(text, { name: 'a.txt' });
  const failed = bench.work({ userId: 'ana' }, async (work) => {
    await bench.files.remove(work, file);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await bench.upload(text, { id: file.id })).toEqual(file);
  expect(await bench.bytesOf(file)).toEqual(text);
});

test('the nightly cleanup deletes what was not claimed for 30 days, and nothing else', async () => {
  bench.time.now = daysAgo(31);
  const forgotten = await bench.upload(text, { name: 'a.txt' });
  const claimed = await bench.upload(text, { name: 'b.txt' });
  await bench.work({ userId: 'ana' }, (work) =>
    bench.files.claim(work, { fileId: claimed.id, ownerType: 'school', ownerId: 'oak', kinds: 'documents' }),
  );
  bench.time.now = daysAgo(29);
  const waiting = await bench.upload(text, { name: 'c.txt' });

  await cleanup();
  await expect.poll(() => bench.storage.read(forgotten.storageKey)).toBeNull();
  expect(await bench.bytesOf(claimed)).toEqual(text);
  expect(await bench.bytesOf(waiting)).toEqual(text);
  // The phone that sends the forgotten one again starts over.
  expect((await bench.upload(text, { id: forgotten.id, name: 'a.txt' })).storageKey).not.toBe(
    forgotten.storageKey,
  );
});

test('a file in the trash is hidden, restored when it is claimed again, and deleted after 30 days', async () => {
  const claim = (fileId: string) =>
    bench.work({ userId: 'ana' }, (work) =>
      bench.files.claim(work, { fileId, ownerType: 'entry', ownerId: 'door', kinds: 'documents' }),
    );
  const trashAt = async (fileId: string, time: Date) => {
    bench.time.now = time;
    await bench.work({ userId: 'ana' }, (work) => bench.files.trash(work, fileId));
  };
  const listed = async (withTrash: boolean) =>
    (await bench.files.listOf(database.db, 'entry', 'door', { withTrash })).map(({ id }) => id);
  const [restored, recent, old] = [
    await bench.upload(text),
    await bench.upload(text),
    await bench.upload(text),
  ];
  for (const { id } of [restored, recent, old]) await claim(id);
  for (const { id } of [restored, old]) await trashAt(id, daysAgo(31));
  await trashAt(recent.id, daysAgo(29));
  expect(await listed(false)).toEqual([]);
  expect(await listed(true)).toHaveLength(3);
  await claim(restored.id);
  expect(await listed(false)).toEqual([restored.id]);

  await cleanup();
  await expect.poll(() => bench.storage.read(old.storageKey)).toBeNull();
  expect((await listed(true)).toSorted()).toEqual([restored.id, recent.id].toSorted());
  for (const file of [restored, recent]) expect(await bench.bytesOf(file)).toEqual(text);
});

test('the nightly cleanup deletes old bytes without a row, and keeps recent ones and those with a row', async () => {
  const source = join(bench.dataDir, 'source');
  await writeFile(source, text);
  const about = { contentType: 'text/plain', size: text.length };
  const [old, young] = [makeKey(newId()), makeKey(newId())];
  for (const key of [old, young]) await bench.storage.put(key, source, about);
  const kept = await bench.upload(photo);
  await bench.files.smallPicture(kept);
  const alone = smallKey(makeKey(newId()));
  await bench.storage.put(alone, source, about);
  for (const key of [old, alone, kept.storageKey, smallKey(kept.storageKey)])
    await utimes(join(bench.dataDir, key), daysAgo(31), daysAgo(31));

  await cleanup();
  for (const key of [old, alone]) expect(await bench.storage.read(key)).toBeNull();
  const left = await bench.keys();
  expect(left).toEqual(expect.arrayContaining([young, kept.storageKey, smallKey(kept.storageKey)]));
});

test('the nightly cleanup deletes upload folders left by a crash, and keeps running ones', async () => {
  const folders = ['upload-cut', 'upload-running'].map((name) => join(incomingFolder(bench.dataDir), name));
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'received'), text);
  }
  await utimes(folders[0] ?? '', daysAgo(2), daysAgo(2));
  await cleanup();
  expect(await bench.scratch()).toEqual(['upload-running']);
});
