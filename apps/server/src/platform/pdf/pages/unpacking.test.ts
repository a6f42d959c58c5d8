import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { rawPdf, rawStream } from '../testing/rawPdf.ts';
import { openPdf } from './openPdf.ts';
import { mostUnpacked, withLimitedRoom } from './unpacking.ts';

const objects = (content: Uint8Array, filter = '/FlateDecode', type = 'ObjStm') =>
  rawStream(Buffer.from(content).toString('latin1'), `/Type /${type} /N 1 /First 5 /Filter ${filter}`);
/** An object, and then blanks. */
const packed = (size: number) => deflateSync(Buffer.concat([Buffer.from('50 0 7'), Buffer.alloc(size, ' ')]));
const small = packed(1000);
const bomb = packed(200_000_000);

it.each([
  ['one stream', [objects(bomb)]],
  ['a stream that is packed twice', [objects(deflateSync(bomb), '[/FlateDecode /FlateDecode]')]],
  ['many streams together', Array.from({ length: 40 }, () => objects(packed(2_000_000)))],
  ['a type that is written otherwise', [objects(bomb, '/Flate#44ecode', 'Obj#53tm')]],
  [
    'a table of objects',
    [rawStream(bomb.toString('latin1'), '/Type /XRef /W [1 2 1] /Size 9 /Filter /FlateDecode')],
  ],
])('%s that unpacks to more than a file may is not unpacked further', async (_name, streams) => {
  const file = rawPdf({ objects: streams });
  const opened = await withLimitedRoom(() => PDFDocument.load(file));
  expect(opened.isTooMuch).toBe(true);
  expect(opened.unpacked).toBeLessThanOrEqual(mostUnpacked);
  await expect(openPdf(file)).rejects.toMatchObject({ reason: 'broken' });
});

it('each file has the whole room, whatever the one before took', async () => {
  await expect(openPdf(rawPdf({ objects: [objects(bomb)] }))).rejects.toMatchObject({ reason: 'broken' });
  const { unpacked, isTooMuch } = await withLimitedRoom(() =>
    PDFDocument.load(rawPdf({ objects: [objects(small), objects(packed(5_000_000))] })),
  );
  expect(isTooMuch).toBe(false);
  expect(unpacked).toBeGreaterThan(5_000_000);
  expect((await openPdf(rawPdf({ objects: [objects(small)] }))).getPageCount()).toBe(1);
});
