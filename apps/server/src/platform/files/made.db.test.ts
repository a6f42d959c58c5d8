import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { MadeFile } from './files.ts';
import { animation, phonePhoto } from './testing/pictures.ts';
import { filesBench, newId, sha256 } from './testing/setup.ts';

const database = await testDatabase();
const { files, upload, bytesOf, keys, scratch } = await filesBench(database);

const report = (changes: Partial<MadeFile> = {}): MadeFile => ({
  id: newId(),
  name: 'Findings: all/none.exe',
  contentType: 'application/pdf',
  ownerType: 'report',
  ownerId: newId(),
  madeForUserId: newId(),
  ...changes,
});
const content = Buffer.from('%PDF-1.7 what the server wrote');
const write = (path: string) => writeFile(path, content);

it('stores what the server made for a record, under a clean name and with an owner from the beginning', async () => {
  const made = report();
  const file = await files.keepMade(made, write);
  expect(file).toMatchObject({
    id: made.id,
    name: 'none.pdf',
    contentType: 'application/pdf',
    size: content.length,
    receivedSha256: sha256(content),
    ownerType: 'report',
    ownerId: made.ownerId,
  });
  expect(await bytesOf(file)).toEqual(content);
  expect(await files.listOf(database.db, 'report', made.ownerId)).toEqual([file]);
  expect(await scratch()).toEqual([]);
});

it('keeps the first when made again under the same id, and never takes another person’s id', async () => {
  const made = report();
  const first = await files.keepMade(made, write);
  const before = await keys();
  expect(await files.keepMade(made, (path) => writeFile(path, 'another try'))).toEqual(first);
  expect(await keys()).toEqual(before);
  await expect(files.keepMade(report({ id: made.id }), write)).rejects.toMatchObject({
    code: 'file.idTaken',
  });
});

it('leaves nothing behind when making it fails', async () => {
  const made = report();
  const before = await keys();
  await expect(files.keepMade(made, () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
  expect([await keys(), await scratch()]).toEqual([before, []]);
  expect(await files.listOf(database.db, 'report', made.ownerId)).toEqual([]);
});

it('returns pictures as JPEG, hardly wider than requested', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  const shapeOf = async (picture: Uint8Array) => {
    const { format, width, height } = await sharp(picture).metadata();
    return { format, width, height };
  };
  const small = await files.readSmall(await upload(large), 300);
  expect(small).toMatchObject({ width: 300, height: 200 });
  expect(await shapeOf(small.data)).toEqual({ format: 'jpeg', width: 300, height: 200 });
  // A small original is not rendered again.
  const photo = await upload(await phonePhoto());
  expect(Buffer.from((await files.readSmall(photo, 300)).data)).toEqual(await bytesOf(photo));
  const first = await files.readSmall(await upload(await animation(3), { name: 'moving.gif' }), 300);
  expect(await shapeOf(first.data)).toEqual({ format: 'jpeg', width: 10, height: 6 });
});
