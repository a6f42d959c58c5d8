import type { CalendarDate } from '@schooldog/domain/dates';
import { type EntryFilter, normalizeEntryFilter } from '@schooldog/domain/entries';
import type { Words } from '../../../platform/exports/index.ts';

export function titleOf(title: string, words: Words): string {
  return title === '' ? words('title') : title;
}

/** Days as written in the United States, with a separator that fits a file name. */
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
