// Entries as a report prints them: names instead of ids, and small pictures.
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { branding } from '@schooldog/domain/kernel';
import type { EntryFilter } from '@schooldog/domain/entries';
import { rangeText, type Words } from '../../../../platform/exports/index.ts';
import type { PdfBlock, PdfPicture, PdfReport } from '../../../../platform/pdf/index.ts';
import type { Labels } from '../labels.ts';
import type { ExportedEntry } from '../store.ts';
import { opinionWords, sourceWords } from '../words.ts';
import { opinionBadge } from './opinionBadge.ts';

export type ReportParts = Readonly<{
  words: Words;
  labels: Labels;
  timeZone: string;
  publicUrl: string;
}>;

/** More of them would make pages of pictures; the rest is one click away. */
export const mostPictures = 4;

export type SmallPicture = Omit<PdfPicture, 'alt'>;
export type EntryWithPictures = Readonly<{ entry: ExportedEntry; pictures: readonly SmallPicture[] }>;

/** `grouped`: under headings that name the school and the category. */
export function entrySection(
  { words, labels, timeZone, publicUrl }: ReportParts,
  grouped?: Readonly<{ hasPage(entryId: string): boolean }>,
) {
  const opinions = opinionWords(words);
  const sources = sourceWords(words);
  return ({ entry, pictures }: EntryWithPictures): PdfBlock => {
    const times = entry.quantity > 1 ? ` × ${entry.quantity}` : '';
    // The title: "Broken latch, Room 214".
    const name = [`${labels.item(entry.observationItemId)}${times}`, entry.location]
      .filter((part) => part !== '')
      .join(', ');
    const isLinked = grouped === undefined || grouped.hasPage(entry.id);
    const facts = [
      ...(grouped === undefined
        ? [labels.school(entry.schoolId), labels.category(entry.observationCategoryId)]
        : []),
      formatDateTimeWithZone(entry.timestamp.toISOString(), timeZone),
      entry.reportedBy ?? '',
      sources[entry.walkType],
    ];
    const named = entry.tags.map(labels.tag).join(', ');
    const tags = named === '' ? '' : `${words('columns.tags')}: ${named}`;
    const count = pictures.length;
    return {
      kind: 'section',
      blocks: [
        {
          kind: 'heading',
          level: grouped === undefined ? 2 : 3,
          text: name,
          ...(isLinked ? { link: `${publicUrl}/entries/${entry.id}` } : {}),
          badge: opinionBadge(entry.observationType, opinions[entry.observationType]),
        },
        ...paragraph(facts.filter((fact) => fact !== '').join(' · '), 'small'),
        ...paragraph(entry.comment, 'normal'),
        ...paragraph(tags, 'small'),
        {
          kind: 'pictures',
          pictures: pictures.map((picture, at) => ({
            ...picture,
            alt: words('pdf.photo', { number: at + 1, count, name }),
          })),
        },
        ...paragraph(pictureNote(entry.imageIds.length, count, words), 'note'),
      ],
    };
  };
}

function paragraph(text: string, look: 'small' | 'normal' | 'note'): readonly PdfBlock[] {
  return text === '' ? [] : [{ kind: 'paragraph', text, look }];
}

function pictureNote(all: number, shown: number, words: Words): string {
  const lost = Math.min(all, mostPictures) - shown;
  const more = all - Math.min(all, mostPictures);
  return [
    ...(lost > 0 ? [words('pdf.missingPhoto')] : []),
    ...(more > 0 ? [words('pdf.morePhotos', { count: more })] : []),
  ].join(' · ');
}

/** Title, the chart that it was requested from, the filter, and the entries. */
export function entriesReport(
  report: Readonly<{
    query: EntryFilter;
    title: string;
    language: string;
    district: string;
    generatedBy: string;
    now: Date;
    /** Names and values. */
    filters: readonly (readonly string[])[];
    chart: readonly PdfBlock[];
  }>,
  { words, timeZone }: ReportParts,
  entries: readonly PdfBlock[],
): PdfReport {
  const { district, filters, chart, language, query, generatedBy: name, now } = report;
  const title = report.title === '' ? words('title') : report.title;
  const range = rangeText(query, language, '/');
  const time = formatDateTimeWithZone(now.toISOString(), timeZone);
  return {
    language,
    title,
    author: district,
    product: branding.productName,
    head: { left: district, right: `${title}, ${range}` },
    foot: {
      left: words('pdf.generated', { time, name }),
      right: words('pdf.page', { page: '{{page}}', pages: '{{pages}}' }),
    },
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'paragraph',
        look: 'lead',
        text: `${range} · ${words('pdf.count', { count: entries.length })}`,
      },
      ...chart,
      {
        kind: 'table',
        columns: [{ width: 1 }, { width: 5 }],
        hasRowHeaders: true,
        isBox: true,
        rows: filters,
      },
      ...entries,
      ...(entries.length === 0
        ? [{ kind: 'paragraph', look: 'centered', text: words('pdf.empty') } as const]
        : []),
    ],
  };
}
