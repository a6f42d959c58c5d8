import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RichText, RichTextBlock, RichTextInline } from '@schooldog/domain/eop';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { readPdf, type ReadTag, tagsOf, wholeText } from '../../../platform/pdf/testing/readPdf.ts';
import { rawPdf, rawStream } from '../../../platform/pdf/testing/rawPdf.ts';
import { type ComponentPdf, makeComponentPdf } from './componentPdf.ts';

const pictureId = 'Picture0000000000001';
const text = (words: string, ...marks: NonNullable<Extract<RichTextInline, { type: 'text' }>['marks']>) =>
  ({ type: 'text', text: words, marks }) satisfies RichTextInline;
const paragraph = (...content: RichTextInline[]): RichTextBlock => ({ type: 'paragraph', content });
const document = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content });
const cell = (words: string, attrs: { colspan?: number; rowspan?: number } = {}, isHeader = false) => ({
  type: isHeader ? ('tableHeader' as const) : ('tableCell' as const),
  attrs: { colspan: 1, rowspan: 1, colwidth: null, ...attrs },
  content: [paragraph(text(words))],
});

const component: ComponentPdf = {
  districtName: 'Oak County Schools',
  schoolName: 'Oak Hill Elementary',
  componentName: 'Evacuation',
  section: 'functionalAnnexes',
  language: 'en',
  content: document(paragraph(text('Leave by the nearest exit.'))),
  pictures: new Map(),
  attachments: [],
};

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-plan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function printed(changes: Partial<ComponentPdf>) {
  const path = join(await folderOfTest(), 'made');
  const pages = await makeComponentPdf({ ...component, ...changes }, path);
  const bytes = await readFile(path);
  return { pages, bytes, read: readPdf(bytes) };
}

const outline = ({ type, children }: ReadTag): string =>
  children.length === 0 ? type : `${type}(${children.map(outline).join(' ')})`;

it('begins with what it is, and says nothing about a certification that is not known yet', async () => {
  const { read } = await printed({});
  expect(read.title).toBe('Evacuation, Oak Hill Elementary');
  expect(read.tags.map(wholeText).join(' ')).toBe(
    'Evacuation School Oak Hill Elementary Section Functional Annexes Leave by the nearest exit.',
  );
  expect(read.untagged).toBe('');
}, 60_000);

it('names who certified it and when, or says that it is a draft', async () => {
  const status = { time: '2026-09-03T18:05:00.000Z', timeZone: 'America/New_York', byName: 'Dana Cole' };
  const { read } = await printed({ status });
  expect(read.pages.join('')).toContain('Certified 9/3/2026 2:05pm EDT by Dana Cole');
  const draft = await printed({ status: null, language: 'es' });
  expect(draft.read.pages.join('')).toContain('Borrador');
}, 60_000);

it('prints every kind of block, tagged for screen readers', async () => {
  const data = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#284' } })
    .jpeg()
    .toBuffer();
  const { read } = await printed({
    pictures: new Map([[pictureId, { data, width: 600, height: 300 }]]),
    content: document(
      { type: 'heading', attrs: { level: 1 }, content: [text('When to leave')] },
      { type: 'heading', attrs: { level: 3 }, content: [text('Fire')] },
      paragraph(
        text('Now', { type: 'bold' }, { type: 'italic' }),
        text(' see ', { type: 'underline' }, { type: 'strike' }),
        text('the map', { type: 'link', attrs: { href: 'https://oak.example/map?a=ü' } }),
        { type: 'hardBreak' },
        text('or call.'),
      ),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('Doors')),
              {
                type: 'bulletList',
                content: [{ type: 'listItem', content: [paragraph(text('Close them'))] }],
              },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('Stay calm.'))] },
      { type: 'horizontalRule' },
      { type: 'image', attrs: { fileId: pictureId, alt: 'Map of exits' } },
      { type: 'image', attrs: { fileId: 'Picture0000000000002', alt: 'gone' } },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('Zone', {}, true), cell('Exits', { colspan: 2 }, true)] },
          { type: 'tableRow', content: [cell('East', { rowspan: 2 }), cell('A'), cell('B')] },
          { type: 'tableRow', content: [cell('C'), cell('D')] },
        ],
      },
    ),
  });
  const [root] = read.tags;
  const blocks = (root?.children ?? []).slice(2);
  expect(blocks.map(outline)).toEqual([
    'H2',
    'H4',
    'P(Link)',
    'L(LI(Lbl LBody(P L(LI(Lbl LBody(P))))))',
    'BlockQuote(P)',
    'Figure',
    'Table(TR(TH(P) TH(P)) TR(TD(P) TD(P) TD(P)) TR(TD(P) TD(P)))',
  ]);
  expect(blocks.map(wholeText).join(' ').replaceAll(/\s+/g, ' ')).toBe(
    'When to leave Fire Now see or call. the map 3. Doors – Close them Stay calm. Zone Exits East A B C D',
  );
  expect(tagsOf(read.tags, 'Figure').map(({ alt }) => alt)).toEqual(['Map of exits']);
  expect(read.links).toEqual(['https://oak.example/map?a=%C3%BC']);
  expect(read.fonts).toEqual(expect.arrayContaining(['NotoSans-BoldItalic']));
  expect(read.untagged).toBe('');
}, 60_000);

const tall = (count: number) => Array.from({ length: count }, (_, at) => paragraph(text(`Line ${at + 1}.`)));

it('cuts a cell that is longer than a page, and prints spans that do not fit as plain rows', async () => {
  const { pages, read } = await printed({
    content: document(
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ ...cell('x', { rowspan: 2 }), content: tall(150) }, cell('beside')],
          },
          { type: 'tableRow', content: [cell('below')] },
        ],
      },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('wide', { colspan: 50 }), cell('wider', { colspan: 50 })] },
          { type: 'tableRow', content: [cell('high', { rowspan: 500 }), cell('last')] },
        ],
      },
    ),
  });
  const all = read.pages.join('\n');
  expect(all.match(/Line \d+\./g)).toHaveLength(150);
  for (const word of ['beside', 'below', 'wide', 'wider', 'high', 'last']) expect(all).toContain(word);
  expect(read.pages.length).toBeGreaterThan(2);
  expect(pages).toBe(read.pages.length);
}, 60_000);

it('appends attachments in their order, cleaned and numbered along', async () => {
  const folder = await folderOfTest();
  const attached = async (name: string, page = '') => {
    const path = join(folder, name);
    const content = `BT /F1 18 Tf 40 700 Td (${name}) Tj ET`;
    const hostile = '/OpenAction << /S /JavaScript /JS (app.alert) >>';
    await writeFile(path, rawPdf({ content, page, catalog: hostile, objects: [rawStream('x')] }));
    return { name, path };
  };
  const attachments = [await attached('First'), await attached('Second', '/Rotate 90')];
  const { pages, bytes, read } = await printed({ content: null, attachments });
  expect(pages).toBe(3);
  const [own] = read.pages;
  expect(own).toContain('This component consists of its attachments.');
  expect(own).toContain('Page 1 of 3');
  const file = bytes.toString('latin1');
  expect(file.indexOf('(First)')).toBeLessThan(file.indexOf('(Second)'));
  expect(file).not.toMatch(/JavaScript|alert/);
  expect(read.bookmarks[0]?.children.map(({ title }) => title)).toEqual(['Attachments']);
}, 60_000);
