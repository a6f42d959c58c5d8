import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RichText } from '@schooldog/domain/eop';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it, onTestFinished } from 'vitest';
import { printTask } from '../../../platform/pdf/tasks/printTask.ts';
import { rawPdf } from '../../../platform/pdf/testing/rawPdf.ts';
import { readPdf, tagsOf, wholeText } from '../../../platform/pdf/testing/readPdf.ts';
import { type PlanComponent, type PlanPaper, planReport } from './planReport.ts';

const lines = (count: number): RichText => ({
  type: 'doc',
  content: Array.from({ length: count }, (_, at) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: `Line ${at + 1}.` }],
  })),
});
const status = { time: '2026-09-03T18:05:00.000Z', timeZone: 'America/New_York', byName: 'Dana Cole' };

async function plan(changes: Partial<PlanPaper> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-plan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const map = join(folder, 'map.pdf');
  await writeFile(map, rawPdf({}));
  const component = (id: string, facts: Partial<PlanComponent>): PlanComponent => ({
    id,
    name: id,
    section: 'framework',
    status,
    content: lines(1),
    attachments: [],
    ...facts,
  });
  const paper: PlanPaper = {
    districtName: 'Oak County Schools',
    schoolName: 'Oak Hill',
    language: 'en',
    timeZone: 'America/New_York',
    now: new Date('2026-11-17T15:00:00.000Z'),
    components: [
      component('Promulgation', { section: 'commitment', content: lines(100) }),
      component('Evacuation', {
        section: 'functionalAnnexes',
        attachments: [
          { name: 'Map', path: map },
          { name: 'Routes', path: map },
        ],
      }),
      component('Lockdown', { section: 'functionalAnnexes' }),
    ],
    pictures: new Map(),
    isListingAttachments: false,
    ...changes,
  };
  const path = join(folder, 'made');
  const pages = await printTask(planReport(paper), path, () => undefined);
  const bytes = await readFile(path);
  return { pages, bytes, read: readPdf(bytes) };
}

it('has contents with the pages on which sections and components begin, and numbers on every page', async () => {
  const { pages, bytes, read } = await plan();
  // Cover, three pages of the first, one with two of attachments, and the last.
  expect(pages).toBe(8);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(8);
  expect(tagsOf(read.tags, 'TOCI').map(wholeText)).toEqual([
    'Statement & Commitment 2',
    'Promulgation 2',
    'Functional Annexes 5',
    'Evacuation 5',
    'Lockdown 8',
  ]);
  expect(read.pages[0]).toContain('Page 1 of 8');
  const own = read.pages.filter((page) => page.includes('Page '));
  expect(own.map((page) => /Page (\d) of 8/.exec(page)?.[1])).toEqual(['1', '2', '3', '4', '5', '8']);
  expect(read.pages).toHaveLength(8);
  expect(read.bookmarks[0]?.children.map(({ title }) => title)).toEqual([
    'Contents',
    'Statement & Commitment',
    'Functional Annexes',
  ]);
  expect(read.pages.join('')).toContain('Certified 9/3/2026 2:05pm EDT by Dana Cole');
  expect(read.untagged).toBe('');
}, 60_000);

it('lists attachments that are too large, and says so', async () => {
  const { pages, read } = await plan({ isListingAttachments: true });
  expect(pages).toBe(6);
  expect(read.pages[0]?.replaceAll('\n', ' ')).toContain('The attachments are too large for one file.');
  expect(read.pages.join(' ')).toContain('Routes');
}, 60_000);

it('says that nothing is certified yet', async () => {
  const { read } = await plan({ components: [], language: 'es' });
  expect(read.pages.join('')).toContain('Ningún componente está certificado todavía.');
}, 60_000);
