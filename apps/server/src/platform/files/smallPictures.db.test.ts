import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { smallKey } from './smallPictures.ts';
import { animation, detailedPhoto, phonePhoto } from './testing/pictures.ts';
import { filesBench, problemIn } from './testing/setup.ts';
import type { StorageKind } from './testing/storages.ts';

const database = await testDatabase();
const photo = await detailedPhoto(1200, 900);

describe.each<StorageKind>(['folder', 'bucket'])('with a %s', async (kind) => {
  const touched: string[] = [];
  let putFault: Error | undefined;
  let readFault: Error | undefined;
  const bench = await filesBench(database, {
    kind,
    wrap: (storage) => ({
      ...storage,
      put: async (key, ...rest) => {
        if (putFault !== undefined) throw putFault;
        touched.push(`put ${key}`);
        await storage.put(key, ...rest);
      },
      read: async (key) => {
        if (readFault !== undefined) throw readFault;
        const content = await storage.read(key);
        if (content !== null) touched.push(`read ${key}`);
        return content;
      },
    }),
  });
  const { files, upload, keys, scratch, storage } = bench;
  afterEach(() => {
    putFault = readFault = undefined;
  });

  async function aPhoto(content = photo) {
    const file = await upload(content);
    touched.length = 0;
    return { file, key: file.storageKey, small: smallKey(file.storageKey) };
  }

  async function shapeOf(picture: Buffer | null) {
    const { format, width, height } = await sharp(picture ?? Buffer.alloc(0)).metadata();
    return { format, width, height };
  }

  test('a picture is rendered small on the first request, and never again', async () => {
    const { file, key, small } = await aPhoto();
    const first = await files.smallPicture(file);
    expect(await shapeOf(first)).toEqual({ format: 'jpeg', width: 480, height: 360 });
    expect(first?.length).toBeLessThan(file.size / 4);
    expect(touched).toEqual([`read ${key}`, `put ${small}`]);
    expect(await files.smallPicture(file)).toEqual(first);
    expect(touched.slice(2)).toEqual([`read ${small}`]);
    expect(await scratch()).toEqual([]);
  });

  test('concurrent requests wait for the same rendering', async () => {
    const { file, key, small } = await aPhoto();
    const drawn = await Promise.all(Array.from({ length: 8 }, () => files.smallPicture(file)));
    expect(new Set(drawn.map((one) => one?.toString('base64'))).size).toBe(1);
    expect(touched).toEqual([`read ${key}`, `put ${small}`]);
  });

  test('a lost one is rendered again', async () => {
    const { file, small } = await aPhoto();
    const first = await files.smallPicture(file);
    await storage.delete(small);
    expect(await files.smallPicture(file)).toEqual(first);
    expect(await keys()).toContain(small);
  });

  test('when it cannot be stored it is still shown, and stored the next time', async () => {
    const { file, small } = await aPhoto();
    putFault = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const first = await files.smallPicture(file);
    expect(await shapeOf(first)).toMatchObject({ width: 480 });
    expect([(await keys()).includes(small), await scratch()]).toEqual([false, []]);
    putFault = undefined;
    expect(await files.smallPicture(file)).toEqual(first);
    expect(await keys()).toContain(small);
  });

  test('while the storage is down, the client is asked to try again', async () => {
    const { file } = await aPhoto();
    readFault = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect((await problemIn(files.smallPicture(file))).code).toBe('server.storageAway');
    readFault = undefined;
    expect(await files.smallPicture(file)).not.toBeNull();
  });

  test('what cannot be rendered is served unchanged, and nothing is stored', async () => {
    const { file, key, small } = await aPhoto();
    const noise = join(bench.dataDir, 'noise');
    await writeFile(noise, Buffer.alloc(40_000, 7));
    await storage.put(key, noise, { contentType: 'image/jpeg', size: 40_000 });
    expect(await files.smallPicture(file)).toBeNull();
    expect(await keys()).not.toContain(small);
  });
});

describe('what a small picture looks like', async () => {
  const { files, upload, keys } = await filesBench(database);

  test('a tower is not accepted for being narrow', async () => {
    const tower = await files.smallPicture(await upload(await detailedPhoto(200, 4000)));
    expect(await sharp(tower ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 48, height: 960 });
  });

  test('an animation becomes a still picture', async () => {
    const still = await files.smallPicture(await upload(await animation(5), { name: 'moving.gif' }));
    const { format, pages = 1 } = await sharp(still ?? Buffer.alloc(0), { animated: true }).metadata();
    expect({ format, pages }).toEqual({ format: 'jpeg', pages: 1 });
  });

  test('a small photo and a document are served unchanged', async () => {
    const before = (await keys()).length;
    const light = await upload(await phonePhoto());
    const document = await upload(Buffer.from(`%PDF-1.7\n${'a'.repeat(50_000)}`), { name: 'plan.pdf' });
    expect([await files.smallPicture(light), await files.smallPicture(document)]).toEqual([null, null]);
    expect(await keys()).toHaveLength(before + 2);
  });
});
