import { expect, it } from 'vitest';
import type { PdfBlock } from '../../../../platform/pdf/index.ts';
import type { ExportedEntry } from '../store.ts';
import { wordsIn } from '../words.ts';
import { entriesReport, entrySection, type ReportParts } from './entriesReport.ts';

const named = (id: string) => `name of ${id}`;
const parts: ReportParts = {
  words: wordsIn('en'),
  labels: {
    all: new Map(),
    schools: new Map(),
    school: named,
    category: named,
    item: named,
    tag: (tag) => (tag === 'fire' ? 'flames' : tag),
    tags: new Map(),
  },
  timeZone: 'America/Chicago',
  publicUrl: 'https://oak.example',
};
const entry: ExportedEntry = {
  id: 'one',
  timestamp: new Date('2026-07-03T19:05:00.000Z'),
  schoolId: 'oak',
  walkType: 'school',
  observationType: 'concern',
  observationCategoryId: 'doors',
  observationItemId: 'latch',
  quantity: 3,
  location: 'Room 214',
  comment: '',
  tags: [],
  reportedBy: 'Ахмед',
  walkId: null,
  imageIds: [],
};
const picture = { data: new Uint8Array(), width: 4, height: 3 };

function blocksOf(changes: Partial<ExportedEntry>, pictures = 0): readonly PdfBlock[] {
  const section = entrySection(parts)({
    entry: { ...entry, ...changes },
    pictures: Array.from({ length: pictures }, () => picture),
  });
  return section.kind === 'section' ? section.blocks : [];
}

it('titles an entry by what and where, and its time with the zone of the district', () => {
  expect(blocksOf({})).toEqual([
    expect.objectContaining({
      text: 'name of latch × 3, Room 214',
      link: 'https://oak.example/entries/one',
      badge: expect.objectContaining({ text: 'Concern' }),
    }),
    expect.objectContaining({
      text: 'name of oak · name of doors · 7/3/2026 2:05pm CDT · Ахмед · School-Led',
    }),
    { kind: 'pictures', pictures: [] },
  ]);
});

it('describes each photo, and says how many are not included', () => {
  const blocks = blocksOf({ imageIds: ['1', '2', '3', '4', '5', '6'], tags: ['lock', 'fire'] }, 3);
  expect(blocks.slice(2)).toEqual([
    expect.objectContaining({ text: 'Tags: lock, flames' }),
    {
      kind: 'pictures',
      pictures: [1, 2, 3].map((number) => ({
        ...picture,
        alt: `Photo ${number} of 3: name of latch × 3, Room 214`,
      })),
    },
    expect.objectContaining({ text: 'Photo not available · 2 more photos online' }),
  ]);
});

it('shows who generated it and when, with the zone, and where nothing matches', () => {
  const now = new Date('2026-12-01T15:00:00.000Z');
  const about = {
    district: 'Oak County',
    generatedBy: 'Dana',
    now,
    filters: [['All entries', '']],
    chart: [],
  };
  const report = entriesReport({ ...about, query: {}, title: '', language: 'en' }, parts, []);
  expect(report.foot).toEqual({
    left: 'Generated 12/1/2026 9:00am CST by Dana',
    right: 'Page {{page}} of {{pages}}',
  });
  expect(report.title).toBe('Entries');
  expect(report.blocks.at(-1)).toMatchObject({ text: 'No entries match.' });
});
