import type { CalendarDate } from '@schooldog/domain/dates';
import { type EntryFilter, normalizeEntryFilter } from '@schooldog/domain/entries';
import { cleanName } from '../../../platform/files/names.ts';
import type { Words } from './words.ts';

/** "Broken doors, 08-01-2026 to 09-30-2026.csv" */
export function fileNameOf(
  report: { title: string; query: EntryFilter },
  words: Words,
  extension: 'csv' | 'pdf',
): string {
  // A slash cannot stand in the name of a file, and what is before it would be cut off.
  const title = titleOf(report, words).replaceAll(/[/\\]/g, '-');
  return cleanName(`${title}, ${rangeOf(report.query, words, '-')}`, extension);
}

export function titleOf({ title }: { title: string }, words: Words): string {
  return title === '' ? words('title') : title;
}

/** Days as they are written in the United States, with a separator that suits the place. */
export function rangeOf(query: EntryFilter, words: Words, separator: '-' | '/'): string {
  const { from, to } = normalizeEntryFilter(query);
  const day = (date: CalendarDate) => {
    const [year = '', month = '', dayOfMonth = ''] = date.split('-');
    return [month, dayOfMonth, year].join(separator);
  };
  if (from !== undefined && to !== undefined)
    return from === to ? day(from) : words('range.between', { from: day(from), to: day(to) });
  if (from !== undefined) return words('range.since', { from: day(from) });
  return to === undefined ? words('range.all') : words('range.until', { to: day(to) });
}
