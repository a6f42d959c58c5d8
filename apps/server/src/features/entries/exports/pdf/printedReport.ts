// Entries as a report prints them: words instead of ids, and small pictures.
import { formatDateTime } from '@schooldog/domain/dates';
import { branding } from '@schooldog/domain/kernel';
import type { EntryFilter } from '@schooldog/domain/entries';
import type { Words } from '../../../../platform/exports/index.ts';
import { rangeOf, titleOf } from '../fileName.ts';
import type { Labels } from '../labels.ts';
import type { ExportedEntry } from '../store.ts';
import { opinionWords, sourceWords } from '../words.ts';
import { printable } from './printable.ts';
import type { PrintedEntry, PrintedPicture, PrintedReport } from './report.ts';

export type ReportParts = Readonly<{
  words: Words;
  labels: Labels;
  timeZone: string;
  publicUrl: string;
}>;

/** More of them would make pages of pictures; the rest is a click away. */
export const mostPictures = 4;

export type Pictured = Readonly<{ entry: ExportedEntry; pictures: readonly PrintedPicture[] }>;

export function printedEntry({ words, labels, timeZone, publicUrl }: ReportParts) {
  const opinions = opinionWords(words);
  const sources = sourceWords(words);
  return ({ entry, pictures }: Pictured): PrintedEntry => {
    const times = entry.quantity > 1 ? ` × ${entry.quantity}` : '';
    const facts = [
      labels.school(entry.schoolId),
      labels.category(entry.observationCategoryId),
      formatDateTime(entry.timestamp.toISOString(), timeZone),
      entry.reportedBy ?? '',
      sources[entry.walkType],
    ];
    return {
      opinion: entry.observationType,
      opinionWord: opinions[entry.observationType],
      heading: printable(
        [`${labels.item(entry.observationItemId)}${times}`, entry.location]
          .filter((part) => part !== '')
          .join(', '),
      ),
      facts: printable(facts.filter((fact) => fact !== '').join(' · ')),
      comment: printable(entry.comment),
      tags: entry.tags.length === 0 ? '' : printable(`${words('columns.tags')}: ${entry.tags.join(', ')}`),
      link: `${publicUrl}/entries/${entry.id}`,
      pictures,
      pictureNote: pictureNote(entry.imageIds.length, pictures.length, words),
    };
  };
}

function pictureNote(all: number, shown: number, words: Words): string {
  const lost = Math.min(all, mostPictures) - shown;
  const more = all - Math.min(all, mostPictures);
  return [
    ...(lost > 0 ? [words('pdf.missingPhoto')] : []),
    ...(more > 0 ? [words('pdf.morePhotos', { count: more })] : []),
  ].join(' · ');
}

export function printedReport(
  report: Readonly<{
    query: EntryFilter;
    title: string;
    language: string;
    district: string;
    madeBy: string;
    now: Date;
    filters: PrintedReport['filters'];
    chart: PrintedReport['chart'];
  }>,
  { words, timeZone }: ReportParts,
  entries: readonly PrintedEntry[],
): PrintedReport {
  const { district, filters, chart, language, query, madeBy, now } = report;
  return {
    language,
    product: branding.productName,
    district: printable(district),
    title: printable(titleOf(report.title, words)),
    range: rangeOf(query, words, '/'),
    chart,
    filters: filters.map(({ name, value }) => ({ name, value: printable(value) })),
    count: words('pdf.count', { count: entries.length }),
    made: printable(words('pdf.made', { time: formatDateTime(now.toISOString(), timeZone), name: madeBy })),
    pageWords: words('pdf.page', { page: '{{page}}', pages: '{{pages}}' }),
    emptyWords: words('pdf.empty'),
    entries,
  };
}
