// The address of the explorer says what is looked for, so that a found list can be shared and comes back with Back.
// It is read before the page is loaded, so nothing heavy is imported here; entryFilter.ts understands it.
import { searchText } from '../../../ui/searchText.ts';

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
    const text = searchText(raw[name]);
    if (text !== '') search[name] = text;
  }
  if (searchText(raw['sortAsc']) === 'true') search.sortAsc = true;
  return search;
}
