import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { cleanFile } from './files.ts';
import { rawPdf, rawStream } from './testing/rawPdf.ts';

async function stored(content: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-pdf-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'received');
  await writeFile(path, content);
  return path;
}

it('a child process cleans a file, more of them than run at once', async () => {
  const path = await stored(rawPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }));
  const targets = ['a', 'b', 'c', 'd'].map((name) => `${path}-${name}`);
  expect(await Promise.all(targets.map((to) => cleanFile(path, to)))).toEqual([1, 1, 1, 1]);
  expect((await readFile(`${path}-d`)).includes('JavaScript')).toBe(false);
}, 30_000);

it('a file that takes too long counts as broken, and the next one is cleaned', async () => {
  const path = await stored(rawPdf({}));
  await expect(cleanFile(path, `${path}-a`, { patienceMilliseconds: 1 })).rejects.toMatchObject({
    reason: 'broken',
  });
  expect(await cleanFile(path, `${path}-b`)).toBe(1);
}, 30_000);

it('the reason of a rejected file comes back', async () => {
  const path = await stored(Buffer.from('hello'));
  await expect(cleanFile(path, `${path}-a`)).rejects.toMatchObject({ reason: 'notPdf' });
}, 30_000);

it('a file that is missing is no fault of the file', async () => {
  const path = await stored(rawPdf({}));
  await expect(cleanFile(`${path}-none`, `${path}-a`)).rejects.toThrow(/ENOENT/);
}, 30_000);

it('a file that unpacks to more than the memory allows counts as broken', async () => {
  const bomb = deflateSync(Buffer.alloc(300_000_000), { level: 1 }).toString('latin1');
  const packed = rawStream(bomb, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode');
  const path = await stored(rawPdf({ objects: [packed] }));
  const cleaning = cleanFile(path, `${path}-a`, { mostMemory: 200_000_000 });
  await expect(cleaning).rejects.toMatchObject({ reason: 'broken' });
}, 60_000);
