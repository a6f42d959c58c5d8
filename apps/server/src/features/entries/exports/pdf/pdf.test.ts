import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { printable } from './printable.ts';
import { createPrinter } from './printer.ts';
import type { PrintedEntry, PrintedReport } from './report.ts';
import { readPdf } from './testing/readPdf.ts';

it.each([
  ['José Núñez ¿dónde? – “aquí” € 5', 'José Núñez ¿dónde? – “aquí” € 5'],
  ['Łukasz Đorđević', 'Lukasz Dordevic'],
  ['Nguyễn', 'Nguyen'],
  ['one\r\ntwo\tthree', 'one\ntwo three'],
  ['door 🚪 shut\u200b', 'door ? shut'],
  ['1\u00a0000 → 2', '1 000 -> 2'],
])('writes %s with the letters that every reader has', (given, expected) => {
  expect(printable(given)).toBe(expected);
});

const entry = (changes: Partial<PrintedEntry> = {}): PrintedEntry => ({
  opinion: 'concern',
  opinionWord: 'Concern',
  heading: 'Broken latch, Room 214',
  facts: 'Oak Hill Elementary · Doors and Locks · 9/3/2026 2:05pm',
  comment: '',
  tags: '',
  link: 'https://oak.example/entries/1',
  pictures: [],
  pictureNote: '',
  ...changes,
});

const report = (entries: readonly PrintedEntry[]): PrintedReport => ({
  language: 'en',
  product: 'Product',
  district: 'Oak County Schools',
  title: 'Broken doors',
  range: '08/01/2026 to 09/30/2026',
  filters: [{ name: 'Opinion', value: 'Concern' }],
  count: `${entries.length} entries`,
  made: 'Made 10/1/2026 8:00am by Dana',
  pageWords: 'Page {{page}} of {{pages}}',
  emptyWords: 'No entries match.',
  entries,
});

const printer = createPrinter();

async function printed(wanted: PrintedReport, told: (laidOut: number) => void = () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-pdf-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'report.pdf');
  await printer.print(wanted, path, told);
  return readPdf(await readFile(path));
}

it('begins with title, range and filters, and numbers every page', async () => {
  const told: number[] = [];
  const comment = 'The latch does not close. '.repeat(8);
  const entries = Array.from({ length: 40 }, (_, at) => entry({ heading: `Finding ${at + 1}.`, comment }));
  const { pages } = await printed(report(entries), (laidOut) => told.push(laidOut));
  expect(pages[0]).toMatch(/Broken doors[\s\S]*08\/01\/2026\s+to 09\/30\/2026 · 40 entries[\s\S]*Opinion/);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Oak County Schools');
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  expect(pages.join('\n').match(/Finding \d+\./g)).toEqual(entries.map(({ heading }) => heading));
  expect(told).toEqual([24, 40]);
});

it('cuts no entry in two', async () => {
  const comment = Array.from({ length: 14 }, (_, line) => `Line ${line + 1}`).join('\n');
  const { pages } = await printed(
    report(Array.from({ length: 10 }, (_, at) => entry({ heading: `Finding ${at + 1}.`, comment }))),
  );
  for (const page of pages) {
    expect(page.match(/Finding /g)).toHaveLength(page.match(/Line 14/g)?.length ?? 0);
  }
});

it('prints a comment that is longer than a page whole, and breaks a word that fits no line', async () => {
  const comment = Array.from({ length: 150 }, (_, line) => `Line ${line + 1}.`).join('\n');
  const { pages } = await printed(report([entry({ comment }), entry({ comment: 'x'.repeat(3000) })]));
  const text = pages.join('\n');
  expect(text.match(/Line \d+\./g)).toHaveLength(150);
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(3000);
});

it('prints pictures, and says so where nothing matches', async () => {
  const picture = async (color: string) => ({
    data: new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
        .jpeg()
        .toBuffer(),
    ),
    width: 60,
    height: 40,
  });
  const pictures = [await picture('#c22'), await picture('#22c')];
  expect((await printed(report([entry({ pictures })]))).pictures).toBe(2);
  expect((await printed(report([]))).pages[0]).toContain('No entries match.');
});

it('a report that cannot be written fails, and the next one is printed', async () => {
  await expect(printer.print(report([entry()]), '/nowhere/report.pdf', () => undefined)).rejects.toThrow(
    /ENOENT/,
  );
  expect((await printed(report([entry()]))).pages).toHaveLength(1);
});
