import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { printable } from './printable.ts';
import { createPrinter } from './printer.ts';
import type { PrintedChart, PrintedEntry, PrintedReport } from './report.ts';
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
  chart: null,
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

const chart = (schools: number): PrintedChart => {
  const look = { color: '#1364b0', dash: '7 4', width: 2 };
  return {
    title: 'Concerns: Doors',
    facts: 'August 2026 – September 2026 · 1,234 entries',
    width: 760,
    height: 330,
    grid: [{ from: 40, to: 700, y: 300, label: '5,000' }],
    months: [{ x: 40, y: 320, label: 'Aug 2026' }],
    lines: [
      { ...look, path: 'M40 300L700 20', dot: null },
      { ...look, path: null, dot: { x: 40, y: 40 } },
    ],
    names: [{ x: 702, y: 20, color: '#000000', label: 'Line end' }],
    legend: Array.from({ length: schools }, (_, at) => ({
      ...look,
      name: `School ${at + 1}.`,
      total: `${7000 + at}`,
    })),
  };
};

it('begins with the chart that it was asked from', async () => {
  const { pages } = await printed({ ...report([entry()]), chart: chart(3) });
  expect(pages).toHaveLength(1);
  const [text = ''] = pages;
  const parts = [
    'Broken doors',
    'Concerns: Doors',
    '1,234 entries',
    '5,000',
    'Aug 2026',
    'Line end',
    'School 1.',
  ];
  const places = [...parts, '7002', 'Opinion', 'Broken latch'].map((part) =>
    text.replaceAll(/\s+/g, ' ').lastIndexOf(part),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it.each([100, 250])(
  'with the names and totals of %i schools, the rest of them on the next page',
  async (schools) => {
    const { pages } = await printed({ ...report([entry()]), chart: chart(schools) });
    const text = pages.join('\n');
    expect(text.match(/School \d+\./g)).toHaveLength(schools);
    expect(text.match(/^7\d{3}$/gm)).toHaveLength(schools);
    expect(pages[0]).toContain('School 60.');
    expect(pages.at(-1)).toContain('Broken latch');
  },
);

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
