import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it, onTestFinished } from 'vitest';
import { rawFile, rawStream } from '../../../platform/pdf/testing/rawPdf.ts';
import { readPdf, wholeText } from '../../../platform/pdf/testing/readPdf.ts';
import { makeComponentPdf } from './componentPdf.ts';
import { stampPdf } from './index.ts';

const shared = '/Contents 5 0 R /Resources 6 0 R';
/** Two pages with the same contents and resources, one of them turned. */
const twoPages = rawFile([
  [1, '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (x) >> >>'],
  [2, '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>'],
  [3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${shared} >>`],
  [4, `<< /Type /Page /Parent 2 0 R /MediaBox [10 20 622 812] /Rotate 90 ${shared} >>`],
  [5, rawStream('BT (Evacuation map) Tj ET')],
  [6, '<< /ProcSet [/PDF] >>'],
]);

it('draws who looks at it over every page, also a turned one, and cleans the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-stamp-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const from = join(folder, 'from');
  await writeFile(from, twoPages);
  const { path, pages } = await stampPdf(from, ['Sam Rivera', 'Löschzug 王伟', '11/17/2026 4:05pm EST']);
  expect(pages).toBe(2);
  const bytes = await readFile(path);
  expect(bytes.includes('JavaScript')).toBe(false);
  expect(readPdf(bytes).fonts).toContain('NotoSansHans-Bold');

  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const drawn = document.getPages().map(({ node }) => {
    const overlays = node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().length;
    const streams = node.lookup(PDFName.of('Contents'), PDFArray).asArray();
    const text = streams
      .map((ref) => document.context.lookup(ref))
      .map((stream) =>
        stream instanceof PDFRawStream ? Buffer.from(stream.contents).toString('latin1') : '',
      )
      .join('\n');
    return { overlays, text };
  });
  for (const { overlays, text } of drawn) {
    expect(overlays).toBe(2);
    expect(text).toContain('(Evacuation map) Tj');
    expect(text.match(/\/Artifact BMC/g)).toHaveLength(2);
  }
  expect(drawn[1]?.text).toContain('0 1 -1 0 622 20 cm');
}, 60_000);

it('keeps what a screen reader needs of a file of ours: title, language, tags and bookmarks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-stamp-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const from = join(folder, 'from');
  const heading = { type: 'heading' as const, attrs: { level: 1 as const } };
  await makeComponentPdf(
    {
      districtName: 'Oak County Schools',
      schoolName: 'Oak Hill Elementary',
      componentName: 'Evacuation',
      section: 'functionalAnnexes',
      language: 'en',
      content: { type: 'doc', content: [{ ...heading, content: [{ type: 'text', text: 'Where to go' }] }] },
      pictures: new Map(),
      attachments: [],
    },
    from,
  );
  const plain = readPdf(await readFile(from));
  const stamped = readPdf(await readFile((await stampPdf(from, ['Sam Rivera'])).path));
  expect(stamped).toMatchObject({
    isTagged: true,
    showsTitle: true,
    title: plain.title,
    language: plain.language,
  });
  expect(plain.tags.map(wholeText).join(' ')).toContain('Where to go');
  expect(stamped.tags).toEqual(plain.tags);
  expect(plain.bookmarks).not.toEqual([]);
  expect(stamped.bookmarks).toEqual(plain.bookmarks);
}, 60_000);
