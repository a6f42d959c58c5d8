import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { printer } from './printer.ts';
import type { PdfBlock, PdfReport } from './report.ts';
import { readPdf, tagsOf, wholeText } from './testing/readPdf.ts';

const report = (...blocks: readonly PdfBlock[]): PdfReport => ({
  title: 'Broken doors',
  language: 'es',
  author: 'Oak County Schools',
  product: 'Product',
  head: { left: 'Oak County Schools', right: 'Broken doors' },
  foot: { left: 'Generated today', right: 'Page {{page}} of {{pages}}' },
  blocks,
});

async function printed(wanted: PdfReport, onProgress: (share: number) => void = () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-pdf-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'report.pdf');
  await printer.print(wanted, path, onProgress);
  return readPdf(await readFile(path));
}

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text });
const heading = (level: 1 | 2 | 3, text: string): PdfBlock => ({ kind: 'heading', level, text });
const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}.`);

it('gives a screen reader title, language, headings and bookmarks', async () => {
  const { title, language, isTagged, showsTitle, bookmarks, tags, untagged } = await printed(
    report(
      heading(1, 'Broken doors'),
      heading(2, 'Oak Hill'),
      heading(3, 'Room 1'),
      heading(2, 'Pine'),
      paragraph('Über'),
    ),
  );
  expect({ title, language, isTagged, showsTitle }).toEqual({
    title: 'Broken doors',
    language: 'es',
    isTagged: true,
    showsTitle: true,
  });
  expect(tags.map(({ type }) => type)).toEqual(['Document']);
  const read = tags.flatMap(({ children }) => children).map((tag) => `${tag.type} ${wholeText(tag)}`);
  expect(read).toEqual(['H1 Broken doors', 'H2 Oak Hill', 'H3 Room 1', 'H2 Pine', 'P Über']);
  const none: never[] = [];
  const oakHill = { title: 'Oak Hill', children: [{ title: 'Room 1', children: none }] };
  expect(bookmarks).toEqual([
    { title: 'Broken doors', children: [oakHill, { title: 'Pine', children: none }] },
  ]);
  expect(untagged).toBe('');
});

it('has heads and numbers on every page, which are not read aloud', async () => {
  const progress: number[] = [];
  const { pages, tags, untagged } = await printed(report(...numbered(200, 'Line').map(paragraph)), (share) =>
    progress.push(share),
  );
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Oak County Schools');
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  expect(pages.join('\n').match(/Line \d+\./g)).toEqual(numbered(200, 'Line'));
  expect(tags.map(wholeText).join(' ')).not.toContain('Page');
  expect(untagged).toBe('');
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
});

it('repeats the header of a table on every page, and reads it once', async () => {
  const names = numbered(120, 'Row');
  const { pages, tags } = await printed(
    report({
      kind: 'table',
      columns: [{ width: 3 }, { width: 1, align: 'right' }],
      header: ['Name', 'Count'],
      rows: names.map((name, at) => [name, at === 3 ? '' : '7']),
    }),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page.match(/Name/g)).toHaveLength(1);
  const headers = tagsOf(tags, 'TH');
  expect(headers.map(({ text, scope }) => [text, scope])).toEqual([
    ['Name', 'Column'],
    ['Count', 'Column'],
  ]);
  const rows = tagsOf(tags, 'TR').map(({ children }) => children.map(({ text }) => text));
  expect(rows.slice(1)).toEqual(names.map((name, at) => [name, at === 3 ? '' : '7']));
});

it('names rows by their first cell, and cuts one that is longer than a page', async () => {
  const long = numbered(300, 'Word').join('\n');
  const { pages, tags } = await printed(
    report({
      kind: 'table',
      columns: [{ width: 1 }, { width: 5 }],
      hasRowHeaders: true,
      isBox: true,
      rows: [['Schools', long]],
    }),
  );
  expect(pages.length).toBeGreaterThan(3);
  expect(tagsOf(tags, 'TH').map(({ text, scope }) => [text, scope])).toEqual([['Schools', 'Row']]);
  expect(tagsOf(tags, 'TD').map(({ text }) => text.match(/Word \d+\./g)?.length)).toEqual([300]);
});

it('describes pictures and drawings for screen readers', async () => {
  const picture = async (color: string) => ({
    data: new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
        .jpeg()
        .toBuffer(),
    ),
    width: 60,
    height: 40,
    alt: `Photo in ${color}`,
  });
  const line = { color: '#1364b0', dash: [7, 4], width: 2 };
  const { pictures, tags } = await printed(
    report(
      { kind: 'pictures', pictures: [await picture('#c22'), await picture('#22c')] },
      {
        kind: 'drawing',
        width: 760,
        height: 330,
        alt: 'Line chart',
        shapes: [
          { shape: 'path', path: 'M40 300L700 20', ...line },
          { shape: 'dot', x: 40, y: 40, radius: 5, color: '#000000' },
          { shape: 'text', x: 40, y: 320, text: 'Aug 2026', color: '#000000', align: 'center' },
        ],
      },
      { kind: 'legend', lines: [{ ...line, name: 'Oak Hill', total: '7' }] },
    ),
  );
  expect(pictures).toBe(2);
  expect(tagsOf(tags, 'Figure').map(({ alt }) => alt)).toEqual([
    'Photo in #c22',
    'Photo in #22c',
    'Line chart',
  ]);
  expect(tagsOf(tags, 'LBody').map(({ text }) => text)).toEqual(['Oak Hill7']);
});

it('links a heading to a page, and reads its badge after it', async () => {
  const section: PdfBlock = {
    kind: 'section',
    blocks: [
      {
        kind: 'heading',
        level: 2,
        text: 'Broken latch',
        link: 'https://oak.example/entries/1',
        badge: { text: 'Concern', color: '#8a4b00', strokes: ['M12 9v4'] },
      },
      paragraph('It does not close.'),
    ],
  };
  const { links, tags } = await printed(report(section));
  expect(links).toEqual(['https://oak.example/entries/1']);
  const [sect] = tagsOf(tags, 'Sect');
  expect(sect?.children.map((tag) => `${tag.type} ${wholeText(tag)}`)).toEqual([
    'H2 Broken latch',
    'P Concern',
    'P It does not close.',
  ]);
  expect(tagsOf(tags, 'Link').map(({ text }) => text)).toEqual(['Broken latch']);
});

it('keeps a section on one page, and a heading with what follows it', async () => {
  const sections = numbered(10, 'Finding').map((name): PdfBlock => ({
    kind: 'section',
    blocks: [heading(2, name), ...numbered(14, 'Line').map(paragraph)],
  }));
  const { pages } = await printed(report(...sections));
  for (const page of pages)
    expect(page.match(/Finding /g)).toHaveLength(page.match(/Line 14\./g)?.length ?? 0);
  const lines = await printed(
    report(...numbered(200, 'Title').flatMap((name) => [heading(2, name), paragraph(`After ${name}`)])),
  );
  for (const page of lines.pages)
    expect(page.match(/After Title/g)).toHaveLength((page.match(/Title/g)?.length ?? 0) / 2);
});

it('prints a text that is longer than a page completely, and breaks a word that fits no line', async () => {
  const section: PdfBlock = {
    kind: 'section',
    blocks: [paragraph(numbered(150, 'Line').join('\n')), paragraph('x'.repeat(3000))],
  };
  const text = (await printed(report(section))).pages.join('\n');
  expect(text.match(/Line \d+\./g)).toHaveLength(150);
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(3000);
});

it.each([
  ['José Núñez ¿dónde? – “aquí” € 5', ['NotoSans-Regular']],
  ['Nguyễn Thị Hồng, Łukasz Đorđević', ['NotoSans-Regular']],
  ['Ахмед и Ωμέγα', ['NotoSans-Regular']],
  ['5 ≥ 3 → ok ✓', ['NotoSans-Regular', 'NotoSansMath-Regular']],
  ['⚠ wet', ['NotoSans-Regular', 'NotoSansSymbols2-Regular']],
  ['王伟 and カタカナ', ['NotoSans-Regular', 'NotoSansHans-Regular']],
  ['한국 학교', ['NanumGothic', 'NotoSans-Regular']],
  // A conjunct, and vowel signs that stand before and above their letters.
  ['क्षेत्र विद्यालय', ['NotoSans-Regular']],
  ['โรงเรียน', ['NotoSans-Regular']],
])('prints %s with its own fonts', async (text, fonts) => {
  const read = await printed(report(paragraph(text)));
  expect(read.tags.map(wholeText)).toEqual([text.replace('โรงเรียน', '\ufffd'.repeat(7))]);
  expect(read.fonts.toSorted()).toEqual(fonts.toSorted());
  expect(read.untagged).toBe('');
});

it.each([
  ['door 🚪🔥 shut', 'door (emoji) shut'],
  ['🇺🇸 👩‍🚒', '(emoji) (emoji)'],
  ['👍🏽 ❤️‍🔥 5️⃣', '👍 ❤ 5'],
])('prints the emoji of %s as far as a font knows them', async (text, expected) => {
  expect((await printed(report(paragraph(text)))).tags.map(wholeText)).toEqual([expected]);
});

it('orders right-to-left text, and keeps it extractable', async () => {
  const text = 'محمد (Oak Hill) 25';
  const { pages, tags, fonts } = await printed(report(paragraph(text)));
  expect(fonts).toContain('NotoNaskhArabic');
  // Visually the number is at the left end, and the name in brackets between it and the Arabic word.
  expect(pages[0]?.replaceAll(/\s/g, '')).toMatch(/^25\(OakHill\)/);
  expect(tags.map(wholeText)).toEqual([text]);
});

it('a report that cannot be written fails, and the next one is printed', async () => {
  const failing = printer.print(report(paragraph('x')), '/nowhere/report.pdf', () => undefined);
  await expect(failing).rejects.toThrow(/ENOENT/);
  expect((await printed(report(paragraph('x')))).pages).toHaveLength(1);
});
