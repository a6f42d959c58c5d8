// The address of the explorer says what is looked for, so that a found list can be shared and comes back with Back.
// It is read before the page is loaded, so nothing is imported here; entryFilter.ts understands it.

/** As in the address: lists are separated by commas, the two days of a range too, and a place by a full stop. */
export type EntrySearch = {
  dateRange?: string;
  schoolIds?: string;
  walkTypes?: string;
  userIds?: string;
  entryTypes?: string;
  location?: string;
  tag?: string;
  category?: string;
  item?: string;
  sortAsc?: boolean;
};

const texts = [
  'dateRange',
  'schoolIds',
  'walkTypes',
  'userIds',
  'entryTypes',
  'location',
  'tag',
  'category',
  'item',
] as const;

/** What of an address has one of these names, as text. */
export function validEntrySearch(raw: Readonly<Record<string, unknown>>): EntrySearch {
  const search: EntrySearch = {};
  for (const name of texts) {
    const text = textOf(raw[name]);
    if (text !== '') search[name] = text;
  }
  if (textOf(raw['sortAsc']) === 'true') search.sortAsc = true;
  return search;
}

/** The router reads 2026 as a number and true as a truth; here everything is text. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
