import { PassThrough, Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Upload } from './files.ts';
import { defaultLimits } from './limits.ts';
import { files, uploadReservations } from './schema.ts';
import { phonePhoto, pixelBomb } from './testing/pictures.ts';
import { filesBench, newId, problemIn, sha256 } from './testing/setup.ts';
import type { StorageKind } from './testing/storages.ts';

const database = await testDatabase();
const bench = await filesBench(database);
const text = Buffer.from('name,room\nAna,12\n');
const pdf = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF');
const photo = await phonePhoto();
const bomb = await pixelBomb(30_000);

async function rowOf(id: string) {
  const [row] = await database.db.select().from(files).where(eq(files.id, id));
  return row;
}

/** Neither a row, nor bytes, nor an upload folder. */
async function expectNothingLeft(id: string, where = bench): Promise<void> {
  expect(await rowOf(id)).toBeUndefined();
  expect((await where.keys()).filter((key) => key.includes(id))).toEqual([]);
  expect(await where.scratch()).toEqual([]);
}

describe.each<StorageKind>(['folder', 'bucket'])('with a %s', async (kind) => {
  const { upload, bytesOf, scratch } = kind === 'folder' ? bench : await filesBench(database, { kind });

  test('a photo is stored upright and without its location; the checksum is of what was sent', async () => {
    const file = await upload(photo, { name: 'IMG_1.HEIC' });
    expect(file).toMatchObject({
      name: 'IMG_1.jpg',
      contentType: 'image/jpeg',
      width: 40,
      height: 60,
      receivedSha256: sha256(photo),
      uploadedByUserId: 'ana',
      ownerType: null,
    });
    const bytes = await bytesOf(file);
    expect(bytes.length).toBe(file.size);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(await scratch()).toEqual([]);
  });

  test('a document is stored byte for byte', async () => {
    const file = await upload(pdf, { name: '../../plan.html' });
    expect(file).toMatchObject({ name: 'plan.pdf', contentType: 'application/pdf', width: null });
    expect(await bytesOf(file)).toEqual(pdf);
  });
});

describe('sending the same file again', () => {
  test('gives the same answer and stores one copy, also after it was claimed', async () => {
    const id = newId();
    const first = await bench.upload(text, { id, name: 'a.csv' });
    const owner = { fileId: id, ownerType: 'school', ownerId: 'oak', kinds: 'documents' } as const;
    const claimed = await bench.work({ userId: 'ana' }, (work) => bench.files.claim(work, owner));
    const again = await bench.upload(text, { id, name: 'another name.csv' });
    expect(again).toEqual(claimed);
    expect(again.storageKey).toBe(first.storageKey);
    expect((await bench.keys()).filter((key) => key.includes(id))).toHaveLength(1);
  });

  test('many times at once leaves one row and one copy', async () => {
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => bench.upload(photo, { id })));
    expect(new Set(answers.map(({ storageKey }) => storageKey)).size).toBe(1);
    const [answer] = answers;
    expect((await bench.keys()).filter((key) => key.includes(id))).toEqual([answer?.storageKey]);
    expect(await bench.scratch()).toEqual([]);
  });

  test('by another user, or with other content, is rejected and changes nothing', async () => {
    const id = newId();
    const first = await bench.upload(text, { id, name: 'a.txt' });
    const other = Buffer.from('other text');
    expect(await problemIn(bench.upload(text, { id, uploadedByUserId: 'ben' }))).toMatchObject({
      kind: 'conflict',
      code: 'file.idTaken',
    });
    expect((await problemIn(bench.upload(other, { id }))).code).toBe('file.idTaken');
    expect(await rowOf(id)).toEqual(first);
    expect(await bench.bytesOf(first)).toEqual(text);
  });
});

describe('what is rejected leaves nothing behind:', () => {
  test('a stream beyond the limit, as soon as it is beyond, without a declared length', async () => {
    const id = newId();
    const piece = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += piece.length;
          yield piece;
        }
      })(),
    );
    expect(await problemIn(bench.upload(text, { id, body: endless }))).toEqual({
      kind: 'tooLarge',
      code: 'file.tooLarge',
      data: { limit: 26_214_400 },
    });
    expect(sent).toBeLessThan(26 * 1024 * 1024);
    expect(endless.destroyed).toBe(false);
    await expectNothingLeft(id);
  });

  test('a stream that declares too much is not read at all', async () => {
    const id = newId();
    const body = new PassThrough();
    expect((await problemIn(bench.upload(text, { id, body, contentLength: 26_214_401 }))).code).toBe(
      'file.tooLarge',
    );
    await expectNothingLeft(id);
  });

  test('an upload that breaks off', async () => {
    const id = newId();
    const body = Readable.from(
      (async function* () {
        yield await Promise.resolve(text);
        throw new Error('aborted');
      })(),
    );
    expect((await problemIn(bench.upload(text, { id, body }))).code).toBe('file.interrupted');
    await expectNothingLeft(id);
  });

  test.each([
    ['bytes that changed on the way', text, { declaredSha256: sha256(photo) }, 'file.checksumMismatch'],
    ['nothing', Buffer.alloc(0), {}, 'file.empty'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      { name: 'a.svg' },
      'file.typeNotAllowed',
    ],
    ['a script behind a mark', Buffer.from('GIF89a=1;alert(1)'), {}, 'file.imageBroken'],
    ['a bomb', bomb, { name: 'a.png' }, 'file.imageTooLarge'],
  ])('%s', async (_what, content, changes, code) => {
    const id = newId();
    expect((await problemIn(bench.upload(content, { id, ...changes }))).code).toBe(code);
    await expectNothingLeft(id);
  });
});

describe('when the storage fails', async () => {
  let fault: Error | undefined;
  const failing = await filesBench(database, {
    wrap: (storage) => ({
      ...storage,
      put: (...put) => (fault === undefined ? storage.put(...put) : Promise.reject(fault)),
      read: (key) => (fault === undefined ? storage.read(key) : Promise.reject(fault)),
    }),
  });
  const full = new Error('Cannot write file', {
    cause: Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
  });

  test('for lack of room, the client gets a clear problem, nothing is left, and it recovers', async () => {
    const id = newId();
    fault = full;
    expect(await problemIn(failing.upload(text, { id, name: 'a.txt' }))).toEqual({
      kind: 'unavailable',
      code: 'server.noRoom',
      data: { retryAfterSeconds: 30 },
    });
    await expectNothingLeft(id, failing);
    fault = undefined;
    const file = await failing.upload(text, { id, name: 'a.txt' });
    expect(await failing.bytesOf(file)).toEqual(text);
  });

  test('because it is down, the client is asked to try again', async () => {
    const id = newId();
    const file = await failing.upload(text, { name: 'a.txt' });
    fault = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect((await problemIn(failing.upload(text, { id }))).code).toBe('server.storageAway');
    expect((await problemIn(failing.files.read(file))).code).toBe('server.storageAway');
    await expectNothingLeft(id, failing);
    fault = undefined;
  });
});

describe('claiming', () => {
  const claimAs = (
    userId: string | null,
    fileId: string,
    ownerId: string,
    kinds: 'pictures' | 'documents' = 'documents',
  ) =>
    bench.work({ userId }, (work) =>
      bench.files.claim(work, { fileId, ownerType: 'school', ownerId, kinds }),
    );

  test('gives the file to the record, once', async () => {
    const { id } = await bench.upload(pdf);
    bench.time.now = new Date('2026-09-02T08:00:00Z');
    const first = await claimAs('ana', id, 'elm');
    expect(first).toMatchObject({ ownerType: 'school', ownerId: 'elm', timeClaimed: bench.time.now });
    bench.time.now = new Date('2026-09-03T08:00:00Z');
    expect(await claimAs('ana', id, 'elm')).toEqual(first);
    // Another user saves the same record with the same file in it.
    expect(await claimAs('ben', id, 'elm')).toEqual(first);
    expect(await bench.files.listOf(database.db, 'school', 'elm')).toEqual([first]);
  });

  test('rejects a file of another user, of another record, or one that does not exist', async () => {
    const { id } = await bench.upload(pdf);
    expect((await problemIn(claimAs('ben', id, 'ash'))).code).toBe('file.notFound');
    expect((await problemIn(claimAs(null, id, 'ash'))).code).toBe('file.notFound');
    await claimAs('ana', id, 'elm');
    expect((await problemIn(claimAs('ana', id, 'ash'))).code).toBe('file.notFound');
    expect((await problemIn(claimAs('ana', newId(), 'ash'))).code).toBe('file.notFound');
    expect(await bench.files.listOf(database.db, 'school', 'ash')).toEqual([]);
  });

  test('accepts only pictures where only pictures are allowed', async () => {
    const [document, picture] = [await bench.upload(pdf), await bench.upload(photo)];
    expect((await problemIn(claimAs('ana', document.id, 'fir', 'pictures'))).code).toBe(
      'file.typeNotAllowed',
    );
    expect((await claimAs('ana', picture.id, 'fir', 'pictures')).ownerId).toBe('fir');
  });

  test('is rolled back with the work around it', async () => {
    const { id } = await bench.upload(pdf);
    const failed = bench.work({ userId: 'ana' }, async (work) => {
      await bench.files.claim(work, { fileId: id, ownerType: 'school', ownerId: 'oak', kinds: 'documents' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await rowOf(id))?.ownerId).toBeNull();
  });
});

describe('unclaimed uploads of one person', () => {
  const gigabyte = 1_000_000_000;
  const row = (changes: Partial<typeof files.$inferInsert>) => {
    const id = newId();
    const facts = {
      id,
      storageKey: id,
      name: 'a',
      contentType: 'image/jpeg',
      receivedSha256: '',
      size: gigabyte,
    };
    return { ...facts, uploadedByUserId: 'zoe', timeCreated: bench.time.now, ...changes };
  };
  const upload = (changes: Partial<Upload> = {}) =>
    bench.upload(text, { uploadedByUserId: 'zoe', contentLength: text.length, ...changes });
  const tooMany = { kind: 'tooMany', code: 'file.tooManyUnused' };
  /** Somebody new with this many bytes left. */
  const withRoomFor = async (bytes: number) => {
    const uploadedByUserId = newId();
    const size = defaultLimits.unclaimedBytes - bytes;
    await database.db.insert(files).values(row({ uploadedByUserId, size }));
    return uploadedByUserId;
  };

  test('are limited per day; claimed files and those of other people do not count', async () => {
    await database.db
      .insert(files)
      .values([
        row({ ownerType: 'entry', ownerId: 'an entry' }),
        row({ uploadedByUserId: 'ana' }),
        row({ timeCreated: new Date(bench.time.now.getTime() - 25 * 60 * 60 * 1000) }),
      ]);
    await expect(upload()).resolves.toMatchObject({ uploadedByUserId: 'zoe' });
    await database.db.insert(files).values(row({}));
    expect(await problemIn(upload())).toMatchObject(tooMany);
  });

  test('do not exceed the limit together when they arrive at the same time', async () => {
    const uploadedByUserId = await withRoomFor(2 * text.length);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => upload({ uploadedByUserId })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject(tooMany);
  });

  test('without a declared length need room for the largest file', async () => {
    const uploadedByUserId = await withRoomFor(defaultLimits.bytes - 1);
    const chunked = { uploadedByUserId, contentLength: undefined };
    expect(await problemIn(upload(chunked))).toMatchObject(tooMany);
    await expect(upload({ uploadedByUserId })).resolves.toMatchObject({ size: text.length });
  });

  test('free their room when they fail, and an hour after their process was killed', async () => {
    const uploadedByUserId = await withRoomFor(text.length);
    const declaredSha256 = sha256(photo);
    expect((await problemIn(upload({ uploadedByUserId, declaredSha256 }))).code).toBe(
      'file.checksumMismatch',
    );
    const { now } = bench.time;
    const left = { id: newId(), fileId: newId(), userId: uploadedByUserId, bytes: 1, timeReserved: now };
    await database.db.insert(uploadReservations).values(left);
    expect(await problemIn(upload({ uploadedByUserId }))).toMatchObject(tooMany);
    await database.db.update(uploadReservations).set({ timeReserved: new Date(now.getTime() - 3_600_001) });
    await expect(upload({ uploadedByUserId })).resolves.toMatchObject({ size: text.length });
  });
});
